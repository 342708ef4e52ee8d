import { isRecord } from '../isRecord';
import { inWords } from '../inWords';
import type { Schema } from './schema';
import { chosenSchema } from './schemaAt';

/** Kinds of texts that are written for visitors; all others name something, or are addresses. */
const WRITTEN = new Set<Schema['x-kind']>([undefined, 'inline-markdown', 'markdown']);

/**
 * What stands in a field of a new block until somebody writes the real text: 'Your heading here'.
 * @param key The name of the field; for an entry of a list of texts, that of the list.
 * @returns Undefined for fields that hold no written text, and those that a new block does not have (`x-blank`).
 */
export function blankTexts(key: string, schema: Schema): readonly string[] | undefined {
  const own = schema['x-blank'];
  if (own === false) return undefined;
  if (own !== undefined) return typeof own === 'string' ? [own] : own;
  const text = schema.items ?? schema;
  if (text.type !== 'string' || text.enum || text.const !== undefined) return undefined;
  if (!WRITTEN.has(schema['x-kind']) || !WRITTEN.has(text['x-kind'])) return undefined;
  const blank = `Your ${inWords(key).toLowerCase()} here`;
  return fits(blank, text) ? [blank] : undefined;
}

const fits = (text: string, { maxLength = Infinity, pattern = '' }: Schema) =>
  text.length <= maxLength && new RegExp(pattern, 'u').test(text);

/**
 * An example of a block without its facts: each text that somebody wrote for a made-up company is replaced by one that
 * asks to be replaced, so that no sentence, number or place of the example is published by mistake. References, links,
 * choices and the number of entries stay.
 * @param schema The linked schema of the block.
 */
export function blankExample(schema: Schema, example: unknown): unknown {
  return blanked('', schema, example, true);
}

/** @returns Undefined for what is left out. */
function blanked(key: string, schema: Schema, value: unknown, isRequired: boolean): unknown {
  const kind = schema['x-kind'];
  if (schema['x-blank'] === false || kind === 'anchor') return undefined;
  const texts = blankTexts(key, schema);
  if (texts) return schema.items ? texts : texts[0];
  if (Array.isArray(value)) {
    const items = schema.items ?? {};
    return value.map((entry) => blanked(key, items, entry, true));
  }
  if (isRecord(value)) return blankedGroup(chosenSchema(schema, value) ?? schema, value);
  // A text that its own blank does not fit into is a fact of the example.
  const isWritten = typeof value === 'string' && schema.type === 'string' && !schema.enum;
  return isWritten && WRITTEN.has(kind) && schema.const === undefined && !isRequired
    ? undefined
    : value;
}

function blankedGroup(schema: Schema, value: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(value).map(([key, inner]): [string, unknown] => {
    const isRequired = schema.required?.includes(key) ?? false;
    return [key, blanked(key, schema.properties?.[key] ?? {}, inner, isRequired)];
  });
  return Object.fromEntries(fields.filter(([, inner]) => inner !== undefined));
}
