import { normalised } from '../../../document/table/columns';
import { figureFrom } from './figures';
import type { ForeignColumn } from './headings';
import { longPairIn } from './longTable';
import { areAmounts, isMoney, namesMoney } from './money';
import type { ForeignTable } from './rows';
import { codeRank, isType, nameRank, sayingsOf, type Saying } from './words';

/** What a column of a foreign table can be. */
export const ROLES = {
  code: 'code',
  name: 'name',
  description: 'description',
  category: 'category',
  unit: 'unit',
  picture: 'picture',
  brand: 'brand',
  figure: 'specification',
  leave: 'left out',
} as const;

/** One of them. */
export type ColumnRole = keyof typeof ROLES;

/** Which column is what, by its key. */
export type ColumnMapping = Readonly<Record<string, ColumnRole>>;

/** A column with what stands in it. */
interface Known {
  column: ForeignColumn;
  /** Its heading without case and signs; '' if it has none. */
  heading: string;
  /** The texts that are not empty. */
  texts: readonly string[];
  /** How many of the rows have one, and how many of these differ: from 0 to 1. */
  filled: number;
  distinct: number;
}

/** How many rows are looked at, spread over the whole table. */
const MOST_ROWS = 2000;

/**
 * Guesses which column is what, by its heading and by what is under it. One column each is the code, the name and the
 * unit. What may be a price, or has neither heading nor text, is left out: nothing is published by accident.
 */
export function guessed({ columns, rows }: ForeignTable): Record<string, ColumnRole> {
  const whole = rows.filter(({ only }) => only === undefined);
  const step = Math.ceil(whole.length / MOST_ROWS);
  const some = step > 1 ? whole.filter((_, index) => index % step === 0) : whole;
  const all = columns.map((column) => knownOf(column, some));
  const roles = new Map(all.map((known) => [known, firstRole(known)]));
  const having = (role: ColumnRole) => all.filter((known) => roles.get(known) === role);
  const long = setRolesOfLong(all, roles);
  keepOne(having('code'), roles, byCode);
  keepOne(having('name'), roles, byName);
  keepOne(having('unit'), roles, byFilled);
  keepOne(having('brand'), roles, byFilled);
  for (const known of all) {
    if (isTranslation(known, all, roles)) roles.set(known, 'leave');
  }
  const type = all.find((known) => isType(known.heading) && roles.get(known) === 'figure');
  if (type && average(type.texts) <= 2) roles.set(type, 'leave');
  else if (type && having('category').length === 0 && isSorting(type)) roles.set(type, 'category');
  const free = all.filter((known) => !long.has(known.column) && isFree(known, roles.get(known)));
  if (having('name').length === 0) promote(nameIn(free) ?? having('description')[0], 'name');
  const isLeft = (known: Known) => roles.get(known) !== 'name';
  if (having('code').length === 0) promote(free.filter(isLeft).find(isCode), 'code');
  const isNamed = (known: Known) => ['name', 'code'].includes(roles.get(known) ?? '');
  if (!all.some(isNamed)) promote(free.find(isSize), 'name');
  return Object.fromEntries(all.map((known) => [known.column.key, roles.get(known) ?? 'leave']));

  function promote(known: Known | undefined, role: ColumnRole): void {
    if (known) roles.set(known, role);
  }
}

/** In a table with a row for each specification, codes come again and again, and 'Attribute', 'Value', 'Unit' are these. */
function setRolesOfLong(
  all: readonly Known[],
  roles: Map<Known, ColumnRole>,
): ReadonlySet<ForeignColumn> {
  const long = longPairIn(all.map(({ column }) => column));
  const parts = new Set(long ? [long.name, long.value, ...(long.unit ? [long.unit] : [])] : []);
  if (!long) return parts;
  for (const known of all) {
    const isCodes = sayingsOf(known.heading)[0] === 'code' && known.filled >= 0.5;
    if (parts.has(known.column)) roles.set(known, 'figure');
    else if (isCodes && !most(known.texts, hasManyWords)) roles.set(known, 'code');
  }
  return parts;
}

function knownOf(column: ForeignColumn, rows: ForeignTable['rows']): Known {
  const texts = rows.map((row) => row.at(column.place)).filter((text) => text !== '');
  return {
    column,
    heading: column.isNamed ? normalised(column.heading) : '',
    texts,
    filled: texts.length / Math.max(1, rows.length),
    distinct: new Set(texts).size / Math.max(1, texts.length),
  };
}

const FILE = /\.(?:jpe?g|png|webp|gif|avif|svg|bmp|tiff?)(?:[?#]\S*)?(?:[\s,;|]|$)/i;

/** What a column is by itself. */
function firstRole(known: Known): ColumnRole {
  const { column, heading, texts } = known;
  if (texts.length === 0 || !column.isNamed) return 'leave';
  if (isMoneyColumn(known) || isOfRecords(known)) return 'leave';
  // What Odoo calls its own records.
  if (most(texts, (text) => text.startsWith('__export__'))) return 'leave';
  if (most(texts, (text) => /^https?:/.test(text))) {
    const isPicture = texts.some((text) => FILE.test(text)) || sayingsOf(heading)[0] === 'picture';
    return isPicture ? 'picture' : 'leave';
  }
  const sayings = sayingsOf(heading);
  const saying = sayings.find((one) => FITS[one]?.(known) !== false);
  if (saying === 'inner' || (saying === undefined && sayings.some(isOfSystem))) return 'leave';
  if (saying !== undefined) return saying;
  // 'manufacturer_id' and 'is_recurring' are what only a system knows.
  if (/[_\s]id$|^(?:is|has|use|enable)_/i.test(column.heading)) return 'leave';
  return 'figure';
}

/** Whether a column may be prices: by its heading, by a sign of money, or as all its numbers are written. */
const isMoneyColumn = ({ column, texts }: Known): boolean =>
  namesMoney(column.heading) ||
  texts.some(isMoney) ||
  (figureFrom(column.heading, '').unit === undefined && areAmounts(texts));

/** What kinds of records systems have, none of which is a group of products. */
const KINDS_OF_RECORDS =
  /^(?:goods|services?|(?:non-?)?inventory(?: ?item| ?part)?|storable(?: product)?|consumables?|stockable|physical(?: good)?|erwb|ersa|fert|hawa|roh)$/i;

/** 'Has Batch No: 1', 'Item Type: Inventory': what a system says of its own records. */
function isOfRecords({ column, heading, texts }: Known): boolean {
  if (
    /^(?:is|has|can|allow|include|enable|use|track|maintain|require)[ _](?=\p{L})/iu.test(
      column.heading,
    )
  )
    return texts.every((text) => /^(?:[01]|true|false)$/i.test(text));
  return /type$|^type/.test(heading) && texts.every((text) => KINDS_OF_RECORDS.test(text));
}

/** What says nothing to visitors where it is not what its heading says: numbers of groups, 'Delete images: 1'. */
const isOfSystem = (saying: Saying): boolean => saying === 'category' || saying === 'picture';

/** What must be below a heading to be what that says. */
const FITS: Partial<Record<Saying, (known: Known) => boolean>> = {
  picture: ({ texts }) => texts.some((text) => FILE.test(text) || /[/\\]/.test(text)),
  code: ({ texts, filled, distinct }) =>
    filled >= 0.5 && distinct >= 0.5 && average(texts) <= 40 && !most(texts, hasManyWords),
  category: ({ texts }) => !texts.every((text) => /^\d+$/.test(text)),
  unit: ({ texts }) => average(texts) <= 20,
  name: ({ filled }) => filled >= 0.2,
  // The 'Value' of a resistor is no sum of money, and the 'Plant' of a nursery no place of work.
  inner: ({ heading, texts, distinct }) =>
    !(heading === 'value' && most(texts, (text) => /\d\s?\p{L}/u.test(text))) &&
    !(heading === 'plant' && distinct >= 0.5 && most(texts, hasWords)),
};

const hasManyWords = (text: string): boolean => text.split(/\s+/).length > 3;

/** Leaves a role to the best of those that have it; the others are specifications, or nothing if only a system knows them. */
function keepOne(
  those: readonly Known[],
  roles: Map<Known, ColumnRole>,
  order: (one: Known, other: Known) => number,
): void {
  for (const known of those.toSorted(order).slice(1)) {
    const isInner = roles.get(known) === 'code' && codeRank(known.heading) === INNER_RANK;
    const sayings = sayingsOf(known.heading);
    const isText = sayings.includes('description') && average(known.texts) > LONG;
    // 'Item' beside a code: 'Grinder' is what it is called.
    const isName =
      roles.get(known) === 'code' && sayings.includes('name') && most(known.texts, isWord);
    roles.set(known, isInner ? 'leave' : isText ? 'description' : isName ? 'name' : 'figure');
  }
}

const isWord = (text: string): boolean => !/\d/.test(text);

/** How long the texts of a description are on average, at the least. */
const LONG = 25;

/** The rank of the numbers of a system. */
const INNER_RANK = 2;

const byFilled = (one: Known, other: Known): number => other.filled - one.filled;

/** What is called just 'Name' first, unless most rows have none. */
const byName = (one: Known, other: Known): number =>
  Number(other.filled >= 0.5) - Number(one.filled >= 0.5) ||
  nameRank(one.heading) - nameRank(other.heading) ||
  byFilled(one, other);

/** What is printed on things first, but not where most of them have none. */
function byCode(one: Known, other: Known): number {
  return (
    Number(other.filled > 0.9) - Number(one.filled > 0.9) ||
    codeRank(one.heading) - codeRank(other.heading)
  );
}

/** Whether a column says in another language what one with the same heading says: 'Name' and 'Name_en'. */
function isTranslation(
  { heading }: Known,
  all: readonly Known[],
  roles: ReadonlyMap<Known, ColumnRole>,
): boolean {
  return all.some(
    (other) =>
      ['name', 'description'].includes(roles.get(other) ?? '') &&
      other.heading !== '' &&
      heading.startsWith(other.heading) &&
      /^(?:\p{Script=Cyrillic}{2,3}|en|eng|de|ger|fr|fra|es|esp|it|ita|nl|pl|pt|ru|rus|ua|uk|ukr|no|sv|da|he|ar|cn|zh)$/u.test(
        heading.slice(other.heading.length),
      ),
  );
}

/** Whether a column sorts things into a few groups. */
const isSorting = ({ texts, distinct }: Known): boolean =>
  distinct <= 0.5 && new Set(texts).size > 1;

/** Whether a column may be something else than it seems: money may not. */
function isFree(known: Known, role: ColumnRole | undefined): boolean {
  const { column, heading, texts } = known;
  if (texts.length === 0 || isMoneyColumn(known)) return false;
  if (role === 'leave')
    return !column.isNamed || codeRank(heading) === INNER_RANK || heading === 'id';
  return role === 'figure' || role === 'description';
}

/** The column whose texts could be names: all there, nearly all their own, and more than numbers. */
function nameIn(free: readonly Known[]): Known | undefined {
  const fitting = free.filter(
    ({ texts, filled, distinct }) =>
      filled >= 0.9 && distinct >= 0.5 && average(texts) > 6 && most(texts, hasWords),
  );
  return fitting.find(({ distinct, filled }) => distinct === 1 && filled === 1) ?? fitting[0];
}

const hasWords = (text: string): boolean => /\p{L}{3}/u.test(text);

/** Whether each row has a size of its own, 'M5' or '1/4in', by which it is known where nothing else names it. */
const isSize = ({ column, texts, filled, distinct }: Known): boolean =>
  column.isNamed &&
  filled === 1 &&
  distinct === 1 &&
  texts.length > 1 &&
  most(texts, (text) => /\p{L}|["/]/u.test(text));

/** '4.75' and '3x1500'. */
const MEASURE = /^\d+(?:[.,]\d+)?(?:(?<=[.,]\d+)|(?:[x×х*]\d+(?:[.,]\d+)?)+)$/i;

/**
 * Whether the texts of a column could be codes: one each, without spaces, and no measures. Without a heading they need
 * letters as well, since numbers may be prices.
 */
function isCode({ column, heading, texts, filled, distinct }: Known): boolean {
  const isInner = heading === 'id' || codeRank(heading) === INNER_RANK;
  const least = column.isNamed ? 1 : 0.9;
  const isLikely =
    filled >= least &&
    distinct >= least &&
    texts.every((text) => /^\S{1,40}$/.test(text) && !text.startsWith('__export__'));
  if (!isLikely || isInner) return isLikely;
  return (
    texts.every((text) => /\d/.test(text)) &&
    average(texts) >= 4 &&
    !most(texts, (text) => MEASURE.test(text)) &&
    (column.isNamed || texts.some((text) => /\p{L}/u.test(text)))
  );
}

const most = (texts: readonly string[], fits: (text: string) => boolean): boolean =>
  texts.length > 0 && texts.filter(fits).length >= texts.length * 0.8;

const average = (texts: readonly string[]): number =>
  texts.reduce((sum, { length }) => sum + length, 0) / Math.max(1, texts.length);
