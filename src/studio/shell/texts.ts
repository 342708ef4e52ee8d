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

/** What is looked for in texts. */
export interface Sought {
  find: string;
  /** Whether capitals count. */
  isExact: boolean;
}

/** A piece of a text: what stays, or what goes for `comes`. */
type Piece = { stays: string } | { goes: string; comes: string };

/** The operations that put one text for another wherever it stands; `without` are pointers to leave alone. */
export function replaceAll(
  texts: readonly FoundText[],
  sought: Sought,
  replacement: string,
  without: ReadonlySet<string>,
): Operation[] {
  return matchesOf(texts, sought)
    .filter(({ pointer }) => !without.has(pointer))
    .map(({ pointer, text }) => ({
      op: 'set',
      at: pointer,
      value: piecesOf(text, sought, replacement)
        .map((piece) => ('stays' in piece ? piece.stays : piece.comes))
        .join(''),
    }));
}

/** The texts that hold another. */
export function matchesOf(texts: readonly FoundText[], sought: Sought): FoundText[] {
  const form = formOf(sought);
  return sought.find === '' ? [] : texts.filter(({ text }) => text.search(form) !== -1);
}

/** A text in pieces: between them, one text takes the place of another, with capitals where that had them. */
export function piecesOf(text: string, sought: Sought, replacement: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { 0: goes, index } of text.matchAll(formOf(sought))) {
    pieces.push({ stays: text.slice(at, index) });
    pieces.push({ goes, comes: inCapitalsOf(goes, sought.find, replacement) });
    at = index + goes.length;
  }
  return [...pieces, { stays: text.slice(at) }];
}

const formOf = ({ find, isExact }: Sought): RegExp =>
  new RegExp(find.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`), isExact ? 'gu' : 'giu');

/** 'Motor' in the place of 'Pump' where 'pump' is to become 'motor', and 'MOTOR' in that of 'PUMP'. */
function inCapitalsOf(goes: string, find: string, replacement: string): string {
  if (goes === find || replacement === '') return replacement;
  if (goes.length > 1 && goes === goes.toUpperCase() && goes !== goes.toLowerCase())
    return replacement.toUpperCase();
  const [first = '', ...rest] = replacement;
  if (goes[0] === find[0]) return replacement;
  const isCapital = goes[0] !== goes[0]?.toLowerCase();
  return (isCapital ? first.toUpperCase() : first.toLowerCase()) + rest.join('');
}
