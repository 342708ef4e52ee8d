import type { Context, Rule } from '../context';
import { textOf, type PageFacts } from '../facts';
import type { Room } from '../../../../document/schema/schema';
import { schemaAt } from '../../../../document/schema/schemaAt';
import type { Path } from '../../../../document/schema/walk';
import type { SchemaSet } from '../../../schemas/load';
import { fillings, type Filling, type Named } from '../fillings';

type Field = 'title' | 'description';

/** Titles and descriptions have the length that search engines show, and no two pages share one. */
export const rule: Rule = (context) => {
  const { facts, set, error } = context;
  const names = fillings(context);
  const rooms = { title: roomFor(set, 'title'), description: roomFor(set, 'description') };
  const seen: Record<Field, Seen> = { title: new Map(), description: new Map() };
  for (const page of facts.notFound ? [...facts.pages, facts.notFound] : facts.pages) {
    for (const field of ['title', 'description'] satisfies Field[]) {
      const text = textOf(page.value, field);
      const path = [...page.path, field];
      if (text === undefined || text === '' || !placeholdersFit(context, page, text, path))
        continue;
      const filled = fill(text, page, names);
      const own = lengthOf(
        text.replaceAll('{site.name}', names.site).replaceAll(/\{[^{}]*\}/g, ''),
      );
      lengths(context, field, filled, { path, page: pageAddress(page), own, room: rooms[field] });
      for (const { words, of, isNamed, before } of noteAll(seen[field], filled, page)) {
        const [which, what] = of ? [` of ${inWords(of)}`, `: ${begin(words)}`] : ['', ''];
        error(
          of && isNamed ? nameOf(of) : path,
          `The ${field}${which} is the same as that of ${before}${what}.`,
          `Search engines tell pages apart by it: give each ${of && isNamed ? ownName(of) : 'page its own'}.`,
        );
      }
    }
  }
};

/** Texts, and whose they are: those of a product or category, or of a page. */
type Seen = Map<string, Named | PageFacts>;

/** Categories have neither brand nor code. */
const ownName = ({ what }: Named) =>
  what === 'product' ? 'its own name, brand or code' : 'its own name';

const inWords = ({ what, id }: Named): string =>
  what === 'product' ? `the product "${id}"` : `the category "${id}"`;

const nameOf = ({ path, field }: Named): Path => [...path, field];

/**
 * Records the texts of a page, and returns those that another page already has; just one if the text is the same for
 * all products.
 */
function noteAll(
  seen: Seen,
  filled: readonly Filled[],
  page: PageFacts,
): (Filled & { before: string })[] {
  const twice: (Filled & { before: string })[] = [];
  for (const one of filled) {
    const before = seen.get(one.words);
    // Another rule reports two products with the same id, whose texts are the same because of it.
    if (before && 'what' in before && before.id === one.of?.id && before.what === one.of.what)
      continue;
    if (before)
      twice.push({ ...one, before: 'what' in before ? inWords(before) : pageAddress(before) });
    else seen.set(one.words, one.of ?? page);
  }
  const [first] = filled;
  const isOne = first !== undefined && filled.every(({ words }) => words === first.words);
  return isOne ? twice.slice(0, 1) : twice;
}

/** A text with its placeholders filled in, for one product or category. */
interface Filled {
  words: string;
  of: Named | undefined;
  /** Whether its name distinguishes this text from others of the page. */
  isNamed: boolean;
}

/**
 * A text that is too long because of one name is reported at that name; one that is too long anyway, once at the
 * text. Search engines truncate long texts and product names cannot be shortened, so names only cause warnings.
 */
function lengths(
  { error, warning }: Context,
  field: Field,
  filled: readonly Filled[],
  origin: Origin,
): void {
  const { most, least } = origin.room;
  const isTooLong = ({ words }: Filled): boolean => words.length > most && lengthOf(words) > most;
  if (filled.length > 1 && filled.every(isTooLong)) {
    const all = filled.map(({ words }) => words).toSorted((a, b) => a.length - b.length);
    const [shortest = ''] = all;
    const report = origin.own > most ? error : warning;
    report(
      origin.path,
      `The ${field} is too long with every name in it, even with the shortest: ${begin(shortest)} has ${lengthOf(shortest)} characters.`,
      `Search engines show at most ${most}: shorten it.`,
    );
    return;
  }
  for (const { words, of, isNamed } of filled) {
    // A fast path: a character has one or two code units, so most texts need no counting.
    if (words.length >= 2 * least && words.length <= most) continue;
    const length = lengthOf(words);
    if (length >= least && length <= most) continue;
    const at = of && isNamed ? nameOf(of) : undefined;
    const which = of ? ` of ${inWords(of)}` : '';
    const isLong = length > most;
    const inPage = `the ${field} of the page "${origin.page}"`;
    const report = isLong && at ? warning : error;
    report(
      (isLong && at) || origin.path,
      `The ${field}${which} has ${length} characters: ${begin(words)}.`,
      isLong
        ? `Search engines show at most ${most}: shorten ${at ? `the name, or ${inPage}` : 'it'}.`
        : `Use ${least} to ${most} characters: say more.`,
    );
  }
}

/** The path of a text with placeholders, and the address of its page. */
interface Origin {
  path: Path;
  page: string;
  /** The length of the text without names, in characters. */
  own: number;
  room: Room;
}

/** What the schema of pages says about the length of a text. */
const roomFor = (set: SchemaSet, field: Field): Room =>
  schemaAt(set.config, {}, ['pages', 0, field])?.['x-room'] ?? { least: 0, most: Infinity };

function lengthOf(words: string): number {
  return Array.from(words).length;
}

/** Whether every {placeholder} of a text can be filled in on this page; reports those that cannot. */
function placeholdersFit({ error }: Context, page: PageFacts, text: string, path: Path): boolean {
  const allowed = placeholdersOf(page.address ?? '');
  const wrong = [...text.matchAll(/\{([^{}]*)\}/g)].find(
    ([, name = '']) => !allowed.includes(name),
  );
  if (!wrong) return true;
  // Another rule reports redacted values ({email}) anywhere in the file.
  if (/^\{(?:email|phone)\}$/.test(wrong[0])) return false;
  error(
    path,
    // On one line, even if a line break stands in it.
    `${wrong[0].replaceAll(/\s+/g, ' ')} cannot be filled in on this page.`,
    `On ${page.address ?? 'this page'} you can use ${allowed.map((name) => `{${name}}`).join(' and ')}.`,
  );
  return false;
}

function placeholdersOf(address: string): string[] {
  if (address.includes(':product')) {
    return ['product.name', 'product.id', 'category.name', 'site.name'];
  }
  return address.includes(':category') ? ['category.name', 'site.name'] : ['site.name'];
}

function fill(text: string, page: PageFacts, names: Filling): Filled[] {
  const withSite = text.replaceAll('{site.name}', () => names.site);
  const address = page.address ?? '';
  if (address.includes(':product')) {
    const isNamed = text.includes('{product.name}');
    return names.products.map((of) => {
      const { id, name, category } = of;
      let words = isNamed ? withSite.replaceAll('{product.name}', () => name) : withSite;
      if (words.includes('{')) words = words.replaceAll('{product.id}', () => id.toUpperCase());
      if (words.includes('{')) words = words.replaceAll('{category.name}', () => category);
      return { words, of, isNamed };
    });
  }
  if (address.includes(':category')) {
    const isNamed = text.includes('{category.name}');
    return names.categories.map((of) => ({
      words: withSite.replaceAll('{category.name}', () => of.name),
      of,
      isNamed,
    }));
  }
  return [{ words: withSite, of: undefined, isNamed: false }];
}

function pageAddress(page: PageFacts): string {
  return page.address ?? 'the 404 page';
}

/** The quoted beginning of a text, a bit longer than search engines show. */
function begin(words: string): string {
  const characters = Array.from(words);
  return `"${characters.length > 120 ? `${characters.slice(0, 120).join('')}…` : words}"`;
}
