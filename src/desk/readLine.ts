import { bareUnit } from '../catalogue/units/countedUnit';
import type { Inquiry } from '../generated/types';
import type { Matcher } from './matcher';
import { plain, soundOf } from './plain';
import { readerOf, type TemplateReader, type Values } from './template';
import type { DeskProduct, Doubt, ReadLine } from './types';

/** Reads a line of a message; undefined if no template has made it. */
export type LineReader = (line: string) => ReadLine | undefined;

/** Creates a reader of the lines that the site and its embeds send, in full and in short. */
export function lineReader(texts: Inquiry, matcher: Matcher): LineReader {
  const readers = templatesOf(texts).map(readerOf);
  return (line) => {
    const whole = readers.flatMap((read) => valuesOf(read, line));
    const bare = line.trim().replace(NUMBERED, '• ');
    const isNumbered = whole.length === 0 && bare !== line.trim();
    const readings = isNumbered ? readers.flatMap((read) => valuesOf(read, bare)) : whole;
    const judged = readings.map((values) => judge(line, values, matcher));
    return (
      judged.find(({ product, doubts }) => product && doubts.length === 0) ??
      judged.find(({ product }) => product) ??
      judged[0]
    );
  };
}

/** What programs make of a bullet where they number lists: '2. ', '3) '. */
const NUMBERED = /^\d{1,3}[.)]\s+/;

/**
 * The templates of a line, with the code that is added to the name where one has none (src/cart/message.ts), and
 * without it, as before the config had one.
 */
function templatesOf({ unitLine, line, shortLine }: Inquiry): string[] {
  return [unitLine, line, shortLine].flatMap((template) => {
    if (!template) return [];
    if (template.includes('{id}')) return [template, template.replace(' [{id}]', '')];
    return [template.replace('{name}', '{name} [{id}]'), template];
  });
}

const valuesOf = (read: TemplateReader, line: string): Values[] => {
  const values = read(line);
  return values ? [values] : [];
};

/** What a reading of a line means for the catalogue. */
function judge(
  line: string,
  { id, name = '', quantity, unit }: Values,
  matcher: Matcher,
): ReadLine {
  const coded = id === undefined ? undefined : matcher.byCode(id, name);
  const named = matcher.byName(name);
  const product = coded ?? (id === undefined && named.length === 1 ? named[0] : undefined);
  const doubts: Doubt[] = [];
  if (product && soundOf(product.name) !== soundOf(name))
    doubts.push({ kind: 'renamed', said: name });
  if (product && unit && !isUnitOf(product, unit)) doubts.push({ kind: 'unit', said: unit });
  if (!product) doubts.push({ kind: named.length > 1 ? 'twins' : 'unsure' });
  const count = Number(quantity);
  const isCount = Number.isSafeInteger(count) && count > 0;
  if (!isCount) doubts.push({ kind: 'quantity' });
  return {
    said: plain(line),
    code: id,
    name,
    quantity: isCount ? count : undefined,
    product,
    candidates: product ? [] : named.length > 0 ? named : matcher.candidates(`${name} ${id ?? ''}`),
    doubts,
  };
}

/**
 * A product that is sold singly has no unit of its own: the message says the word of the config. Older messages,
 * and those of older releases of the embed, count in the unit of the price: '5 × per m²'.
 */
const isUnitOf = ({ unit }: DeskProduct, said: string) =>
  unit === undefined || bareUnit(plain(unit)) === bareUnit(plain(said));
