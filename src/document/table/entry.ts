import type { Schema } from '../schema/schema';
import { isRecord } from '../isRecord';
import { valueAt } from '../values';
import { cellText, cellValue, type NamesOfIds } from './cellText';
import type { Column } from './columns';
import type { LabelsOfIds } from './names';

type Entry = Record<string, unknown>;

/** The text of a cell: of a reference, its id. */
export function cellOf(entry: unknown, { path, schema }: Column): string {
  return cellText(valueAt(entry, path), schema);
}

/** What a cell shows to people: of a reference, the name of what it names. `withCell` understands both. */
export function shownIn(entry: unknown, column: Column, labels: LabelsOfIds): string {
  const text = cellOf(entry, column);
  return labels.get(column.schema['x-kind'] ?? '')?.get(text) ?? text;
}

/** An entry with another text in one cell; the same entry if it says what it said. Or why the text cannot be read. */
export function withCell(
  entry: Entry,
  column: Column,
  text: string,
  { schema, names }: { schema: Schema; names?: NamesOfIds },
): { entry: Entry } | { wrong: string } {
  const written = withOneLineEnd(text);
  if (written === withOneLineEnd(cellOf(entry, column))) return { entry };
  const read = cellValue(written, column.schema, names);
  if ('wrong' in read) return read;
  const { path } = column;
  const value = read.value ?? emptyOf(column);
  if (path.length === 1) return { entry: withField(entry, path[0], value, schema) };
  const [key, field] = path;
  const group = schema.properties?.[key] ?? {};
  const fields = entry[key];
  const filled = isRecord(fields) ? fields : starterOf(group);
  const next = withField(filled, field, value, group);
  const isEmpty = Object.values(next).every((one) => one === '' || one === undefined);
  return { entry: withField(entry, key, isEmpty ? undefined : next, schema) };
}

/** Programs on Windows end lines with '\r\n', and some make '\r\r\n' of that. */
export const withOneLineEnd = (text: string): string =>
  text.includes('\r') ? text.replaceAll(/\r+\n/g, '\n') : text;

/** What an entry begins with: what it must have, with empty texts to fill in. */
export function starterOf({ properties = {}, required = [] }: Schema): Entry {
  const texts = required.filter((key) => properties[key]?.type === 'string');
  return Object.fromEntries(texts.map((key) => [key, '']));
}

/** An empty text that must be there is a mistake of its field; one that need not be goes. */
function emptyOf({ schema, required }: Column): '' | undefined {
  return required && schema.type === 'string' ? '' : undefined;
}

/** A group with a field, a new one where the schema has it; without the field for undefined. */
function withField(group: Entry, key: string, value: unknown, schema: Schema): Entry {
  if (value === undefined) {
    const { [key]: _, ...rest } = group;
    return rest;
  }
  if (Object.hasOwn(group, key)) return { ...group, [key]: value };
  const ranks = ranksIn(schema);
  const rank = ranks.get(key) ?? Infinity;
  const names = Object.keys(group);
  const place = names.findIndex((name) => (ranks.get(name) ?? -1) > rank);
  if (place === -1) return { ...group, [key]: value };
  const next: Entry = {};
  for (const [index, name] of names.entries()) {
    if (index === place) next[key] = value;
    next[name] = group[name];
  }
  return next;
}

/** Kept, because a table asks for them with each cell. */
const knownRanks = new WeakMap<Schema, ReadonlyMap<string, number>>();

/** The places of fields in the order of their schema. */
function ranksIn(schema: Schema): ReadonlyMap<string, number> {
  const known = knownRanks.get(schema);
  if (known) return known;
  const ranks = new Map(Object.keys(schema.properties ?? {}).map((key, index) => [key, index]));
  knownRanks.set(schema, ranks);
  return ranks;
}
