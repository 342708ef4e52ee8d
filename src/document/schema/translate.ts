import { inWords } from '../inWords';
import { isRecord } from '../isRecord';
import type { Schema } from './schema';

/** Texts of the schemas in another language by the English ones. */
export type SchemaTexts = Readonly<Record<string, string>>;

/** Values of the config, not schemas: they are in the language of the site. */
const VALUES = new Set(['examples', 'default', 'enum', 'const', 'x-words', 'required']);

/**
 * A schema with its titles, descriptions and names of values in another language, and a name for each field that is
 * otherwise called by its key. A text that is missing stays as it is, the whole of it.
 */
export function translateSchema(schema: Schema, texts: SchemaTexts): Schema {
  return translated(schema, texts) as Schema;
}

function translated(part: unknown, texts: SchemaTexts): unknown {
  if (Array.isArray(part)) return part.map((one) => translated(one, texts));
  if (!isRecord(part)) return part;
  const choices = namesOfValues(part['enum'], texts);
  return {
    ...(choices && { 'x-choices': choices }),
    ...Object.fromEntries(
      Object.entries(part).map(([key, value]) => [key, valueOf(key, value, texts)]),
    ),
  };
}

/** What the values of a choice are called, if all of them have a name: no choice is half in English. */
function namesOfValues(values: unknown, texts: SchemaTexts): Record<string, string> | undefined {
  if (!Array.isArray(values)) return undefined;
  const names = values.map((one: unknown) => [String(one), texts[inWords(String(one))]]);
  return names.every(([, name]) => name !== undefined)
    ? (Object.fromEntries(names) as Record<string, string>)
    : undefined;
}

function valueOf(key: string, value: unknown, texts: SchemaTexts): unknown {
  if (VALUES.has(key)) return value;
  if (typeof value === 'string')
    return key === 'title' || key === 'description' ? (texts[value] ?? value) : value;
  if (key === 'x-choices' && isRecord(value)) return inEach(value, (one) => texts[String(one)]);
  if (key === 'properties' && isRecord(value)) return named(value, texts);
  return translated(value, texts);
}

function named(fields: Record<string, unknown>, texts: SchemaTexts): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => {
      const name = texts[inWords(key)];
      const one = translated(field, texts);
      return [key, name !== undefined && isRecord(one) ? { ...one, 'x-label': name } : one];
    }),
  );
}

const inEach = (values: Record<string, unknown>, text: (value: unknown) => string | undefined) =>
  Object.fromEntries(Object.entries(values).map(([key, one]) => [key, text(one) ?? one]));
