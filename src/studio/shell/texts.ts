import type { Kind, Schema } from '../../document/schema/schema';
import { knownParts } from '../../document/schema/schemaAt';
import { isParagraph } from '../form/kinds';
import { toPointer, type Operation } from '../../document/operation';

/** A text of the config that people read. */
export interface FoundText {
  pointer: string;
  text: string;
}

/** An entry of a list that is too long to be taken apart at once. */
export interface LongListEntry {
  schema: Schema;
  value: unknown;
  path: readonly string[];
}

/** The texts of a config. Those of long lists, such as the products of a large catalogue, are taken out when wanted. */
export interface TextsOfConfig {
  /** In the order of the config. */
  texts: FoundText[];
  /** The entries of long lists, whose texts are not among these. */
  entries: LongListEntry[];
  /** The texts of one of these. */
  ofEntry: (entry: LongListEntry) => FoundText[];
}

/** Lists with more entries are not taken apart at once: a hundred thousand products have a million texts. */
const MAX_ENTRIES_AT_ONCE = 2000;

/** All texts that people read; names, addresses and colours are none. */
export const textsOf = (schema: Schema, value: unknown): TextsOfConfig =>
  textsIn(schema, value, isProse);

/** The texts that people read or know by heart, such as a phone number. */
export const knownTextsOf = (schema: Schema, value: unknown): TextsOfConfig =>
  textsIn(schema, value, (part) => isProse(part) || KNOWN.has(part['x-kind']));

/** Kinds of texts that people know by heart, and so search for. */
const KNOWN: ReadonlySet<Kind | undefined> = new Set<Kind>([
  'phone',
  'email',
  'address',
  'product-code',
  'site-url',
  'redirect-from',
]);

function textsIn(
  schema: Schema,
  value: unknown,
  isWanted: (schema: Schema) => boolean,
): TextsOfConfig {
  const entries: LongListEntry[] = [];
  const texts = collect({ schema, value, path: [] }, isWanted, entries);
  return { texts, entries, ofEntry: (entry) => collect(entry, isWanted, []) };
}

function collect(
  start: LongListEntry,
  isWanted: (schema: Schema) => boolean,
  entries: LongListEntry[],
): FoundText[] {
  const texts: FoundText[] = [];
  const enter = (part: Schema, inner: unknown, path: readonly string[]): void => {
    if (typeof inner === 'string') {
      if (isWanted(part)) texts.push({ pointer: toPointer(path), text: inner });
      return;
    }
    if (typeof inner !== 'object' || inner === null) return;
    const isLong = Array.isArray(inner) && inner.length > MAX_ENTRIES_AT_ONCE;
    for (const [key, value, schema] of knownParts(part, inner)) {
      if (isLong) entries.push({ schema, value, path: [...path, key] });
      else enter(schema, value, [...path, key]);
    }
  };
  enter(start.schema, start.value, start.path);
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

/** Whether some text of a value holds another, whatever the value says of its texts. */
export function holdsText(value: unknown, sought: Sought): boolean {
  const form = formOf(sought);
  const holds = (inner: unknown): boolean =>
    typeof inner === 'string'
      ? inner.search(form) !== -1
      : typeof inner === 'object' && inner !== null && Object.values(inner).some(holds);
  return sought.find !== '' && holds(value);
}

/** A piece of a text: what stays, or what goes for `comes`. */
type Piece = { stays: string } | { goes: string; comes: string };

/**
 * The operations that put one text for another in texts that hold it.
 * @param without Pointers to leave alone.
 */
export function replaceAll(
  matches: readonly FoundText[],
  sought: Sought,
  replacement: string,
  without: ReadonlySet<string>,
): Operation[] {
  return matches
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
