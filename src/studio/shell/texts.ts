import type { Schema } from '../../document/schema/schema';
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
  const texts: FoundText[] = [];
  collect(schema, value, [], texts);
  return texts;
}

function collect(schema: Schema, value: unknown, path: string[], into: FoundText[]): void {
  if (typeof value === 'string') {
    if (isProse(schema)) into.push({ pointer: toPointer(path), text: value });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner, part] of knownParts(schema, value))
    collect(part, inner, [...path, key], into);
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
