import type { Schema } from '../schema/schema';
import { labelOf } from '../labelOf';

/** A column of a table of entries: a field of each, or a field of a group in it. */
export interface Column {
  /** 'image.src' */
  key: string;
  /** Where the value is in an entry: ['image', 'src']. */
  path: readonly [string] | readonly [group: string, field: string];
  /** The heading in English: 'Image: picture file'. */
  label: string;
  schema: Schema;
  /** Whether every entry needs the value, or every group that it is in. */
  required: boolean;
  /** All headings that it is recognised by, as `normalised` makes them. */
  names: ReadonlySet<string>;
  /** Those of them that are its key and its English label. */
  ownNames: ReadonlySet<string>;
}

/** The columns of a table of entries, in the order of their schema. Each field of a group has a column of its own. */
export function columnsOf(entry: Schema): Column[] {
  return fieldsOf(entry).flatMap((field) => {
    if (!field.schema.properties) return [toColumn([field])];
    const parts = fieldsOf(field.schema);
    return parts.map((part, index) => toColumn([field, part], index === 0));
  });
}

/** The column that says which entry a row is: the first with an id. */
export function idColumn(columns: readonly Column[]): Column | undefined {
  return columns.find(({ schema }) => schema['x-kind']?.endsWith('-id'));
}

/**
 * The heading of a column in a language ('nb-NO'), where the schema knows one, else in English.
 */
export function headingOf(column: Column, entry: Schema, language: string): string {
  const tongue = tongueOf(language);
  let fields: Schema | undefined = entry;
  const words: string[] = [];
  for (const key of column.path) {
    fields = fields?.properties?.[key];
    const own = fields?.['x-headings']?.[tongue]?.[0];
    if (own === undefined) return column.label;
    words.push(own);
  }
  return words.join(': ');
}

/**
 * Which column each heading of a table names; undefined for one that is unknown, or has come already. What a heading says
 * by its key or label goes before what it says in another language: 'code' is no French word for the id then.
 */
export function recognise(
  headings: readonly string[],
  columns: readonly Column[],
): (Column | undefined)[] {
  const taken = new Set<Column>();
  return headings.map((heading) => {
    const name = normalised(heading);
    const own = columns.find(({ ownNames }) => ownNames.has(name));
    const column = own ?? columns.find((one) => !taken.has(one) && one.names.has(name));
    if (column === undefined || taken.has(column)) return undefined;
    taken.add(column);
    return column;
  });
}

interface Named {
  key: string;
  schema: Schema;
  required: boolean;
}

function fieldsOf({ properties = {}, required = [] }: Schema): Named[] {
  return Object.entries(properties).map(([key, schema]) => ({
    key,
    schema,
    required: required.includes(key),
  }));
}

/** @param isFirst Whether the heading of the group alone means this field. */
function toColumn(
  path: readonly [Named] | readonly [group: Named, part: Named],
  isFirst = false,
): Column {
  const [first, second] = path;
  const own = second ?? first;
  const wholes = namesOf(first);
  const parts = second ? namesOf(second) : [''];
  const names = wholes.flatMap((whole) => parts.map((part) => whole + part));
  const label = labelOf(first.key, first.schema);
  return {
    key: path.map(({ key }) => key).join('.'),
    path: second ? [first.key, second.key] : [first.key],
    label: second ? `${label}: ${labelOf(second.key, second.schema).toLowerCase()}` : label,
    schema: own.schema,
    required: own.required,
    names: new Set(isFirst ? [...names, ...wholes] : names),
    ownNames: new Set(
      [
        path.map(({ key }) => key).join('.'),
        second ? `${label}${labelOf(second.key, second.schema)}` : label,
      ].map(normalised),
    ),
  };
}

function namesOf({ key, schema }: Named): string[] {
  const headings = Object.values(schema['x-headings'] ?? {}).flat();
  return [key, labelOf(key, schema), ...headings].map(normalised);
}

/** A heading without case, accents, spaces and signs: 'Référence no.' as 'referenceno'. */
export function normalised(heading: string): string {
  return heading
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** 'nb' for 'nb-NO', and for 'no'. */
function tongueOf(language: string): string {
  const [tongue = ''] = language.toLowerCase().split('-');
  return tongue === 'no' ? 'nb' : tongue;
}
