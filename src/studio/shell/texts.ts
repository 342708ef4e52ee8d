import type { Kind, Schema } from '../../document/schema/schema';
import { knownParts } from '../../document/schema/schemaAt';
import { isParagraph } from '../form/kinds';
import { toPointer, type Operation } from '../../document/operation';

/** A text of the config that people read. */
export interface FoundText {
  pointer: string;
  text: string;
}

/** All texts that people read, in the order of the config; names, addresses and colours are none. */
export function textsOf(schema: Schema, value: unknown): FoundText[] {
  return collect(schema, value, isProse);
}

/** The texts that people read or know by heart, such as a phone number, in the order of the config. */
export function knownTextsOf(schema: Schema, value: unknown): FoundText[] {
  return collect(schema, value, (part) => isProse(part) || KNOWN.has(part['x-kind']));
}

/** Kinds of texts that people know by heart, and so search for. */
const KNOWN: ReadonlySet<Kind | undefined> = new Set<Kind>([
  'phone',
  'email',
  'address',
  'product-code',
  'site-url',
  'redirect-from',
]);

function collect(
  schema: Schema,
  value: unknown,
  isWanted: (schema: Schema) => boolean,
): FoundText[] {
  const texts: FoundText[] = [];
  const enter = (part: Schema, inner: unknown, path: string[]): void => {
    if (typeof inner === 'string') {
      if (isWanted(part)) texts.push({ pointer: toPointer(path), text: inner });
      return;
    }
    if (typeof inner !== 'object' || inner === null) return;
    for (const [key, field, of] of knownParts(part, inner)) enter(of, field, [...path, key]);
  };
  enter(schema, value, []);
  return texts;
}

function isProse({ 'x-kind': kind, pattern, const: constant, enum: values }: Schema): boolean {
  return (kind === undefined || isParagraph(kind)) && !pattern && constant === undefined && !values;
}

/** The operations that put one text for another wherever it stands; `without` are pointers to leave alone. */
export function replaceAll(
  texts: readonly FoundText[],
  find: string,
  replacement: string,
  without: ReadonlySet<string>,
): Operation[] {
  return matchesOf(texts, find)
    .filter(({ pointer }) => !without.has(pointer))
    .map(({ pointer, text }) => ({
      op: 'set',
      at: pointer,
      value: text.split(find).join(replacement),
    }));
}

/** The texts that hold another, letter by letter. */
export function matchesOf(texts: readonly FoundText[], find: string): FoundText[] {
  return find === '' ? [] : texts.filter(({ text }) => text.includes(find));
}
