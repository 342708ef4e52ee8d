import { isRecord } from '../isRecord';
import { inWords } from '../inWords';
import type { Schema } from './schema';
import { chosenSchema } from './schemaAt';

/** Kinds of texts that are written for visitors; all others name something, or are addresses. */
const WRITTEN = new Set<Schema['x-kind']>([undefined, 'inline-markdown', 'markdown']);

/** How new texts ask to be written, in a language. */
export interface BlankWords {
  /** For a field without words of its own: 'Your heading here' for 'heading'; the first of several that has room. */
  of: (key: string) => readonly string[];
  /** What a schema says in English (`x-blank`): 'Street, town, country'; the same where it is not translated. */
  own: (english: string) => string;
}

const ENGLISH: BlankWords = {
  of: (key) => [`Your ${inWords(key).toLowerCase()} here`],
  own: (english) => english,
};

/**
 * What stands in a field of a new block until somebody writes the real text: 'Your heading here'.
 * @param key The name of the field; for an entry of a list of texts, that of the list.
 * @param words Those of the language of the site. A text that has no room in the field is in English.
 * @returns Undefined for fields that hold no written text, and those that a new block does not have (`x-blank`).
 */
export function blankTexts(
  key: string,
  schema: Schema,
  words: BlankWords = ENGLISH,
): readonly string[] | undefined {
  const own = schema['x-blank'];
  if (own === false) return undefined;
  if (own !== undefined) return (typeof own === 'string' ? [own] : own).map(words.own);
  const text = schema.items ?? schema;
  if (text.type !== 'string' || text.enum || text.const !== undefined) return undefined;
  if (!WRITTEN.has(schema['x-kind']) || !WRITTEN.has(text['x-kind'])) return undefined;
  const blank = [...words.of(key), ...ENGLISH.of(key)].find((one) => fits(one, text));
  return blank === undefined ? undefined : [blank];
}

const fits = (text: string, { maxLength = Infinity, pattern = '' }: Schema) =>
  text.length <= maxLength && new RegExp(pattern, 'u').test(text);

/**
 * An example of a block without its facts: each text that somebody wrote for a made-up company is replaced by one that
 * asks to be replaced, so that no sentence, number or place of the example is published by mistake. References, links,
 * choices and the number of entries stay.
 * @param schema The linked schema of the block.
 * @param words Those of the language of the site.
 */
export function blankExample(
  schema: Schema,
  example: unknown,
  words: BlankWords = ENGLISH,
): unknown {
  return blanked({ key: '', schema, isRequired: true }, example, words);
}

/** A field, or an entry of a list by the name of the list. */
interface Place {
  key: string;
  schema: Schema;
  isRequired: boolean;
}

/** @returns Undefined for what is left out. */
function blanked({ key, schema, isRequired }: Place, value: unknown, words: BlankWords): unknown {
  const kind = schema['x-kind'];
  if (schema['x-blank'] === false || kind === 'anchor') return undefined;
  const texts = blankTexts(key, schema, words);
  if (texts) return schema.items ? texts : texts[0];
  if (Array.isArray(value)) {
    const items = schema.items ?? {};
    return value.map((entry) => blanked({ key, schema: items, isRequired: true }, entry, words));
  }
  if (isRecord(value)) return blankedGroup(chosenSchema(schema, value) ?? schema, value, words);
  // A text that its own blank does not fit into is a fact of the example.
  const isWritten = typeof value === 'string' && schema.type === 'string' && !schema.enum;
  return isWritten && WRITTEN.has(kind) && schema.const === undefined && !isRequired
    ? undefined
    : value;
}

function blankedGroup(
  schema: Schema,
  value: Record<string, unknown>,
  words: BlankWords,
): Record<string, unknown> {
  const fields = Object.entries(value).map(([key, inner]): [string, unknown] => {
    const isRequired = schema.required?.includes(key) ?? false;
    const field = schema.properties?.[key] ?? {};
    return [key, blanked({ key, schema: field, isRequired }, inner, words)];
  });
  return Object.fromEntries(fields.filter(([, inner]) => inner !== undefined));
}
