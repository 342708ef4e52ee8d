import { MOMENT } from './dates/moments';
import { fillingsInWords } from './fillings';
import { labelOf } from './labelOf';
import { pageName } from './pageName';
import { schemaAt } from './schema/schemaAt';
import type { Schema } from './schema/schema';
import { isRecord } from './isRecord';
import { joinAdded, joinAlike, type Line } from './joinLines';
import { compare, type Difference } from './compare';
import type { Described } from './described';
import { ENGLISH, type Describing } from './describing/describing';
import { stepsOf, toPointer } from './operation';
import { valueAt } from './values';

/** Where a value is. */
type Path = readonly (string | number)[];

/** Texts are shown up to this length. */
const MAX_TEXT_LENGTH = 80;
const MAX_NAME_LENGTH = 40;

/** Fields that name what they are in, the best first. */
const NAMING = [
  'name',
  'heading',
  'title',
  'label',
  'question',
  'value',
  'text',
  'id',
  'path',
  'from',
];

/** What is described, and how. */
interface Description {
  schema: Schema;
  words: Describing;
}

/**
 * All that two versions of a config differ in, in words; the order is that of the later one.
 * @param schema What fields are called, in the language of `words`.
 */
export function describe(
  schema: Schema,
  before: unknown,
  after: unknown,
  words: Describing = ENGLISH,
): Described[] {
  const how = { schema, words };
  const differences = comparedOnce(before, after);
  const described = differences.map((one): Line => {
    const side = one.kind === 'removed' ? before : after;
    const path = one.kind === 'removed' ? one.before : one.after;
    return {
      where: whereIs(how, side, path),
      // Most lines of a whole catalogue are joined to one, and never read.
      words: () => wordsFor(how, one, { before, after }),
      pointer: toPointer(one.after),
      takeBack: one.takeBack,
    };
  });
  const lines = joinAdded({ differences, lines: described }, words, {
    titleOf: (list) => titleOfEntries(schema, after, list),
    nameOf: (one) => shown(nameInDifference(one, words), words) ?? '…',
  });
  return joinAlike({ differences, lines }, words, {
    fieldOf: (path, from) => fieldInWords(path, from, words, (at) => schemaAt(schema, after, at)),
    entriesOf: (list) => {
      const entries = valueAt(after, list);
      return Array.isArray(entries) ? entries : [];
    },
  });
}

/** What the last version that each one was compared with differs in. */
const compared = new WeakMap<object, { after: unknown; differences: readonly Difference[] }>();

/**
 * `compare`, once for a pair of values, which never change in place: what saving a catalogue would change is asked for by
 * the dialog, by the version that is kept and by what is said of publishing.
 */
function comparedOnce(before: unknown, after: unknown): readonly Difference[] {
  if (typeof before !== 'object' || before === null) return compare(before, after);
  const known = compared.get(before);
  if (known && known.after === after) return known.differences;
  const differences = compare(before, after);
  compared.set(before, { after, differences });
  return differences;
}

/** A pointer in words: 'About › heading of "Our Core Values"'. */
export function pointerInWords(
  schema: Schema,
  config: unknown,
  pointer: string,
  words: Describing = ENGLISH,
): string {
  const how = { schema, words };
  const path = stepsOf(pointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const where = whereIs(how, config, path);
  const inside = subjectOf(how, config, path);
  return inside === '' || inside === where ? where : `${where} › ${inside}`;
}

function wordsFor(
  how: Description,
  one: Difference,
  { before, after }: { before: unknown; after: unknown },
): string {
  const { words } = how;
  switch (one.kind) {
    case 'changed': {
      // By the name that the reader knows: the new one may be what has changed.
      const subject = subjectOf(how, before, one.before);
      const [from, to] = [shown(one.from, words), shown(one.to, words)];
      return from && to ? words.changedTo(subject, from, to) : words.changed(subject);
    }
    case 'added':
      return words.added(partOf(how, after, one.after), ofText(one.after, one.value, words));
    case 'removed':
      return words.removed(partOf(how, before, one.before), ofText(one.before, one.value, words));
    case 'moved': {
      const [from, to] = [whereIs(how, before, one.before), whereIs(how, after, one.after)];
      const subject = subjectOf(how, after, one.after);
      return from === to ? words.moved(subject) : words.movedFrom(subject, from);
    }
  }
}

/** What was added or removed; nothing for a whole part of the site, which is named before: 'Chat: removed'. */
function partOf(how: Description, config: unknown, path: Path): string {
  return path.length === 1 ? '' : subjectOf(how, config, path);
}

/** The value of a field that was added or removed; entries of lists are named already. */
function ofText(path: Path, value: unknown, words: Describing): string | undefined {
  return typeof path.at(-1) === 'string' || typeof value === 'string'
    ? shown(value, words)
    : undefined;
}

/** The page or the part of the site that a path leads into. */
function whereIs(
  { schema, words }: Description,
  config: unknown,
  [first = '', second]: Path,
): string {
  if (first === 'pages' && typeof second === 'number') {
    const page = valueAt(config, ['pages', second]);
    return pageName(page, words) || words.page(second + 1);
  }
  const part = schema.properties?.[first];
  return part?.title ?? capitalised(inWords(String(first)));
}

/** What a path leads to within its page or part: 'heading of "Our Core Values"', 'product "Axial fan"'. */
function subjectOf(how: Description, config: unknown, path: Path): string {
  const { schema, words } = how;
  const holder = holderOf(config, path);
  const fields = path.slice(holder.length);
  const named = holder.length > 0 ? nameWithOuter(how, config, holder) : '';
  if (fields.length === 0) return named;
  const inFields = (from: number) =>
    fieldInWords(path, from, words, (at) => schemaAt(schema, config, at));
  const field = inFields(holder.length);
  const isPlace = holder.length === 0 || (holder.length === 2 && holder[0] === 'pages');
  return isPlace ? (holder.length === 0 && inFields(1)) || field : words.fieldOf(field, named);
}

/** The nearest group around a value, or the value itself, that is an entry of a list: a block, a product, a page. */
function holderOf(config: unknown, path: Path): Path {
  for (let length = path.length; length > 0; length -= 1) {
    const here = path.slice(0, length);
    if (typeof here.at(-1) === 'number' && isRecord(valueAt(config, here))) return here;
  }
  return [];
}

/** Parts of the site that are lists of what has lists of its own: products with specifications, branches with phones. */
const NESTED: ReadonlySet<unknown> = new Set(['store', 'branches']);

/** The name of an entry, with that of the one that it is in: 'specification "Bore" of product "O-Ring 60"'. */
function nameWithOuter(how: Description, config: unknown, path: Path): string {
  const own = nameOfEntry(how, config, path);
  const outer = NESTED.has(path[0]) ? holderOf(config, path.slice(0, -1)) : [];
  return outer.length > 0 ? how.words.fieldOf(own, nameOfEntry(how, config, outer)) : own;
}

function nameOfEntry({ schema, words }: Description, config: unknown, path: Path): string {
  const value = valueAt(config, path);
  const items = schemaAt(schema, config, path.slice(0, -1))?.items;
  const title = schemaAt(schema, config, path)?.title;
  if (!isRecord(value)) return words.entry;
  const name = nameIn(value, words);
  if (items?.discriminator)
    return name ? words.quoted(name) : words.block(words.quoted(title ?? words.anyBlock));
  const noun = inWords(title ?? words.entry);
  return name ? `${noun} ${words.quoted(name)}` : `${noun} ${Number(path.at(-1)) + 1}`;
}

/** How a block, a product or any other group names itself. */
function nameIn(value: Record<string, unknown>, words: Describing): string | undefined {
  const texts = NAMING.map((field) => value[field]).filter((text) => typeof text === 'string');
  // When it is on the site does not say which one it is.
  const name = texts.map((text) => text.trim()).find((text) => text !== '' && !MOMENT.test(text));
  if (name !== undefined) return cut(name, MAX_NAME_LENGTH, words);
  const [slide] = Object.values(value).flatMap((field) => (Array.isArray(field) ? field : []));
  return isRecord(slide) ? nameIn(slide, words) : undefined;
}

/** What a path leads to from one of its steps on, by the names that the forms show: 'picture file of image', 'text 2'. */
function fieldInWords(
  path: Path,
  from: number,
  words: Describing,
  schemaOf: (path: Path) => Schema | undefined,
) {
  const parts: string[] = [];
  for (const [index, field] of path.entries()) {
    if (index < from) continue;
    const previous = parts[0];
    if (typeof field === 'string') {
      const label = labelOf(field, schemaOf(path.slice(0, index + 1)) ?? {});
      parts.unshift(asNoun(label, words));
    } else if (previous === undefined) parts.unshift(String(field + 1));
    else parts[0] = `${previous} ${field + 1}`;
  }
  return parts.reduceRight(
    (holder, field) => (holder === '' ? field : words.fieldOf(field, holder)),
    '',
  );
}

/** 'shareImage' as 'share image'. */
function inWords(name: string): string {
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll('-', ' ');
  return words.toLowerCase();
}

/** A label within a sentence: 'Picture file' as 'picture file', but a phrase such as 'On the site from' as it stands. */
function asNoun(label: string, words: Describing): string {
  if (label.split(' ').length > 2) return words.quoted(label);
  const isAbbreviation = /^\p{Lu}\p{Lu}/u.test(label);
  return isAbbreviation ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function shown(value: unknown, words: Describing): string | undefined {
  if (typeof value === 'string') return words.quoted(cut(value, MAX_TEXT_LENGTH, words));
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return typeof value === 'number' ? String(value) : undefined;
}

/** A text as a summary shows it. */
function cut(text: string, most: number, words: Describing): string {
  const said = fillingsInWords(text, words);
  return said.length > most ? `${said.slice(0, most - 1).trimEnd()}…` : said;
}

/** What the entries of a list are called: 'product'; undefined for blocks, of which each kind has a name of its own. */
function titleOfEntries(schema: Schema, config: unknown, list: Path): string | undefined {
  const items = schemaAt(schema, config, list)?.items;
  return items?.title && !items.discriminator ? inWords(items.title) : undefined;
}

function nameInDifference(one: Difference | undefined, words: Describing): string | undefined {
  return one?.kind === 'added' && isRecord(one.value) ? nameIn(one.value, words) : undefined;
}
