import type { Schema } from '../schema/schema';
import { isRecord } from '../isRecord';
import { isEqual } from '../values';
import { joinLines, splitLines } from './lines';

/** What a text in a cell stands for, or why it stands for nothing. */
export type CellValue = { value: unknown } | { wrong: string };

/** Ids by the names that people know them by, for each kind of reference ('category'). Names are in lower case. */
export type NamesOfIds = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** A value as the text of a cell; `cellValue` makes the value of it again. */
export function cellText(value: unknown, schema: Schema): string {
  if (value === undefined) return '';
  if (typeof value === 'string' && !schema.items) return value;
  if (typeof value === 'boolean') return value ? YES : NO;
  if (typeof value === 'number') return String(value);
  const lines = Array.isArray(value) && schema.items && linesOf(value, schema.items);
  return lines || JSON.stringify(value);
}

/** The value that a text in a cell stands for; undefined for an empty cell. */
export function cellValue(text: string, schema: Schema, names?: NamesOfIds): CellValue {
  if (text === '') return { value: undefined };
  if (schema.items) return listFrom(text, schema.items);
  switch (schema.type) {
    case 'boolean':
      return booleanFrom(text);
    case 'number':
    case 'integer':
      return numberFrom(text);
    case 'object':
      return jsonFrom(text);
    default:
      return { value: idFrom(text, schema, names) };
  }
}

const YES = 'yes';
const NO = 'no';

/** How people and spreadsheet programs write true and false. */
const TRUE = new Set([YES, 'y', 'true', '1', 'x', 'ja', 'oui', 'sí', 'si', 'sim', 'نعم']);
const FALSE = new Set([NO, 'n', 'false', '0', 'nei', 'nej', 'nein', 'nee', 'non', 'não', 'لا']);

function booleanFrom(text: string): CellValue {
  const word = text.trim().toLowerCase();
  if (TRUE.has(word)) return { value: true };
  return FALSE.has(word)
    ? { value: false }
    : { wrong: `"${text}" is neither ${YES} nor ${NO}. Write one of these, or leave it empty.` };
}

function numberFrom(text: string): CellValue {
  const value = Number(text.trim().replace(',', '.'));
  return Number.isFinite(value) ? { value } : { wrong: `"${text}" is not a number.` };
}

function jsonFrom(text: string): CellValue {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { wrong: 'This cannot be read. Leave this cell as the download wrote it.' };
  }
}

function idFrom(text: string, schema: Schema, names: NamesOfIds | undefined): string {
  return names?.get(schema['x-kind'] ?? '')?.get(text.trim().toLowerCase()) ?? text;
}

/** Of each entry, a line with its fields in the order of the schema; nothing where that would lose something. */
function linesOf(list: readonly unknown[], items: Schema): string | undefined {
  const text = joinLines(list.map((entry) => fieldsOf(entry, items)));
  const again = listFromLines(text, items);
  return 'value' in again && isEqual(again.value, list) ? text : undefined;
}

function fieldsOf(entry: unknown, items: Schema): string[] {
  const fields = items.properties;
  if (!fields || !isRecord(entry)) return [cellText(entry, items)];
  return Object.entries(fields).map(([key, schema]) => cellText(entry[key], schema));
}

function listFrom(text: string, items: Schema): CellValue {
  const value = text.startsWith('[') ? jsonFrom(text) : undefined;
  return value && 'value' in value ? value : listFromLines(text, items);
}

function listFromLines(text: string, items: Schema): CellValue {
  const list: unknown[] = [];
  const fields = Object.entries(items.properties ?? {});
  for (const texts of splitLines(text)) {
    // People leave lines empty between others, and at the end.
    if (texts.every((one) => one === '')) continue;
    const entry = entryFrom(texts, items, fields);
    if ('wrong' in entry) return entry;
    list.push(entry.value);
  }
  return { value: list.length > 0 ? list : undefined };
}

function entryFrom(
  texts: readonly string[],
  items: Schema,
  fields: readonly [key: string, schema: Schema][],
): CellValue {
  if (fields.length === 0) return cellValue(texts.join(' | '), items);
  if (texts.length > fields.length) {
    const form = fields.map(([key]) => key).join(' | ');
    return { wrong: `The line "${texts.join(' | ')}" has too many parts. Its form is: ${form}.` };
  }
  const entry: Record<string, unknown> = {};
  for (const [index, [key, schema]] of fields.entries()) {
    const found = cellValue(texts[index] ?? '', schema);
    if ('wrong' in found) return found;
    const isText = schema.type === 'string' && items.required?.includes(key);
    const value = found.value ?? (isText ? '' : undefined);
    if (value !== undefined) entry[key] = value;
  }
  return { value: entry };
}
