import type { Schema } from '../../../document/schema/schema';
import { isMoment } from '../../../document/dates/moments';
import { isReference } from '../../form/kinds';
import { isForMoments } from '../../form/MomentField';
import type { Column } from '../../../document/table/columns';
import type { LabelsOfIds } from '../../../document/table/names';

/** Whether a column holds the file of a picture. */
export function isPicture({ path }: Column, entry: Schema): boolean {
  const [group, field] = path;
  return field === 'src' && entry.properties?.[group]?.['x-kind'] === 'image';
}

/** How a cell is edited: by a list, a search among choices, a choice of pictures, fields for a date, or as a text. */
export type EditorKind = 'list' | 'search' | 'picture' | 'moment' | 'text';

/** How a cell is edited that holds a text, or begins with what was typed in its place. */
export function editorOf(column: Column, entry: Schema, text: string): EditorKind {
  const { schema } = column;
  // What is typed, or is no date yet, is mended as text.
  if (isForMoments(schema)) return text === '' || isMoment(text) ? 'moment' : 'text';
  if (isPicture(column, entry)) return 'picture';
  if (schema['x-kind'] === 'category' || schema.enum || schema.type === 'boolean') return 'list';
  return isReference(schema['x-kind']) ? 'search' : 'text';
}

/** The width of a column in px, by what its values are like. */
export function widthOf({ schema, label }: Column): number {
  const least = Math.min(200, label.length * 8 + 44);
  if (schema.type === 'boolean' || schema.type === 'integer' || schema.type === 'number') {
    return Math.max(100, least);
  }
  if (schema.items || (schema.minLength ?? 0) > 10) return 320;
  // The fields for a date and a time stand side by side.
  if (isForMoments(schema)) return Math.max(280, least);
  if (isReference(schema['x-kind'])) return 200;
  if (schema['x-kind'] !== undefined || schema.pattern !== undefined) return Math.max(150, least);
  return Math.max(230, least);
}

/** The width of the column with the numbers of so many rows, in px: none may be cut off, which would be another one. */
export const numberWidthOf = (count: number): number => Math.max(52, 18 + 9 * String(count).length);

/** What a cell with a list may be. */
export interface Option {
  value: string;
  label: string;
}

/** The choices of a column with a list. */
export function choicesOf({ schema }: Column, labels: LabelsOfIds): Option[] {
  const kind = schema['x-kind'];
  if (isReference(kind)) {
    return [...(labels.get(kind) ?? [])].map(([value, label]) => ({ value, label }));
  }
  const texts = schema.enum?.map(String) ?? ['yes', 'no'];
  return texts.map((text) => ({ value: text, label: text }));
}
