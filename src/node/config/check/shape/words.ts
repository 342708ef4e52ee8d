import type { Schema } from '../../../../document/schema/schema';
import type { Path } from '../../../../document/schema/walk';

const TYPES: Record<string, string> = {
  string: 'a text in double quotes',
  integer: 'a whole number without quotes',
  number: 'a number without quotes',
  boolean: 'true or false, without quotes',
  array: 'a list in [ ]',
  object: 'a group of fields in { }',
  null: 'null',
};

const TYPES_IN_FORMS: Record<string, string> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'on or off',
  array: 'a list',
  object: 'a group of fields',
  null: 'nothing',
};

/** A JSON type for people who do not see the file. */
export function typeInForms(type: string): string {
  return TYPES_IN_FORMS[type] ?? type;
}

/** A value for people who do not see the file. */
export function valueInForms(value: unknown): string {
  if (value === null) return 'nothing';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return typeof value === 'string' ? `the text ${valueInWords(value)}` : valueInWords(value);
}

/** A JSON type in a sentence. */
export function typeInWords(type: string): string {
  return TYPES[type] ?? type;
}

/** A value in a sentence: verbatim if short, else its type. */
export function valueInWords(value: unknown): string {
  if (value === null) return 'null (nothing)';
  if (Array.isArray(value)) return 'a list';
  switch (typeof value) {
    case 'object':
      return 'a group of fields';
    case 'string':
      return JSON.stringify(value.length > 60 ? `${value.slice(0, 59)}…` : value);
    default:
      return JSON.stringify(value) ?? 'nothing';
  }
}

/** The description of a field and an example, if the schema has them. */
export function explainField(schema: Schema | undefined): string {
  const words = schema?.description ?? '';
  const example = schema?.examples?.[0];
  const plain = typeof example === 'string' || typeof example === 'number';
  if (!plain || words.includes(String(example))) return words;
  return `${words} Example: ${JSON.stringify(example)}.`.trimStart();
}

/** Longer ones would hide what a field is for. In characters. */
const MAX_EXAMPLE_LENGTH = 120;

/** ' Example: { … }.' of the fields that an object needs; '' for other values, which `explainField` has, and long ones. */
export function exampleOfObject(schema: Schema | undefined): string {
  if (schema?.type !== 'object') return '';
  const example = exampleOf(schema);
  const text = example === undefined ? '' : JSON.stringify(example);
  return text === '' || text.length > MAX_EXAMPLE_LENGTH ? '' : ` Example: ${text}.`;
}

function exampleOf(schema: Schema): unknown {
  const [own] = schema.examples ?? [];
  if (own !== undefined || schema.type !== 'object') return own;
  const { required = [], properties = {} } = schema;
  const fields = required.map(
    (key) => [key, properties[key] && exampleOf(properties[key])] as const,
  );
  const isWhole = fields.length > 0 && fields.every(([, example]) => example !== undefined);
  return isWhole ? Object.fromEntries(fields) : undefined;
}

/** '"label"', or 'Entry 2 of "items"' for the item of a list. */
export function fieldName(path: Path): string {
  const key = path.at(-1);
  if (key === undefined) return 'The file';
  if (typeof key === 'string') return `"${key}"`;
  return `Entry ${key + 1} of "${path.findLast((part) => typeof part === 'string') ?? 'the list'}"`;
}

/** '1 character', '3 characters'. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
