import { MOMENT } from '../../document/dates/moments';
import { fillingsInWords } from '../language/spokenNames';
import { inWords } from '../../document/inWords';
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
    const title = schema.title ?? '';
    return own ? WORDS.titled(title, own) : title;
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
  // When it is on the site does not say which one it is.
  const telling = texts.filter(
    (text): text is string => typeof text === 'string' && text !== '' && !MOMENT.test(text),
  );
  const chosen = chosenIn(value, schema);
  return shorten(chosen === '' ? (telling[0] ?? '') : [chosen, telling.join(' – ')].join(' '));
}

/** What is ticked in an entry whose first field is a choice of several: 'Monday – Friday'. */
function chosenIn(value: object, schema: Schema | undefined): string {
  const [key, field] = Object.entries(schema?.properties ?? {})[0] ?? [];
  const { enum: values, 'x-choices': names } = field?.items ?? {};
  const ticked: unknown = key === undefined ? undefined : Reflect.get(value, key);
  if (!values || !Array.isArray(ticked)) return '';
  const nameOf = (index: number) =>
    names?.[String(values[index])] ?? inWords(String(values[index]));
  const places = values.flatMap((one, index) => (ticked.includes(one) ? [index] : []));
  return runsIn(places)
    .map(([first = 0, ...more]) => {
      const last = more.at(-1);
      if (last === undefined) return nameOf(first);
      return `${nameOf(first)}${more.length === 1 ? ', ' : ' – '}${nameOf(last)}`;
    })
    .join(', ');
}

/** Numbers in a row, each row by itself: [[0, 1, 2], [5]] for [0, 1, 2, 5]. */
function runsIn(places: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const place of places) {
    const run = runs.at(-1);
    if (run?.at(-1) === place - 1) run.push(place);
    else runs.push([place]);
  }
  return runs;
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
