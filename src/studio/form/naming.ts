import { MOMENT } from '../../document/dates/moments';
import { fillingsInWords } from '../../document/fillings';
import { WORDS } from './words';
import type { Schema } from '../../document/schema/schema';

const MAX_NAME_LENGTH = 70;

/** What one entry of a list is called, for adding another: 'card'. */
export function entryLabel(schema: Schema): string {
  const { title, discriminator } = schema.items ?? {};
  return title?.toLowerCase() ?? (discriminator ? WORDS.block : WORDS.entry);
}

/** The name of an entry, as its list shows it: its heading or first plain text, else what it is and its number. */
export function entryName(value: unknown, schema: Schema | undefined, index: number): string {
  const own = textOf(value, schema);
  if (schema?.properties?.['type']?.const !== undefined) {
    return own ? `${schema.title ?? ''}: ${own}` : (schema.title ?? '');
  }
  return own || WORDS.numbered(schema?.title, index + 1);
}

/** The text that says which one a value is; empty where it has none. */
function textOf(value: unknown, schema: Schema | undefined): string {
  if (typeof value === 'string') return shorten(value);
  if (typeof value !== 'object' || value === null) return '';
  const fields = Object.entries(schema?.properties ?? {}).filter(
    ([, one]) => one.type === 'string',
  );
  const texts = fields
    .toSorted((a, b) => rank(a) - rank(b))
    .filter(([, one]) => one.const === undefined && !one.enum)
    .map(([key]): unknown => Reflect.get(value, key));
  return shorten(
    // When it is on the site does not say which one it is.
    texts.find(
      (text): text is string => typeof text === 'string' && text !== '' && !MOMENT.test(text),
    ) ?? '',
  );
}

/** How likely a text says which one its entry is: headings, then plain texts, then names and addresses. */
function rank([, schema]: [string, Schema]): number {
  if (schema['x-heading']) return 0;
  return schema['x-kind'] || schema.pattern ? 2 : 1;
}

function shorten(text: string): string {
  const words = fillingsInWords(text);
  return words.length > MAX_NAME_LENGTH ? `${words.slice(0, MAX_NAME_LENGTH - 1)}…` : words;
}
