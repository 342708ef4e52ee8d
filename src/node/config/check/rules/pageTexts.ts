import type { Context, Rule } from '../context';
import { textOf, type PageFacts } from '../facts';
import type { Room } from '../../../../document/schema/schema';
import { schemaAt } from '../../../../document/schema/schemaAt';
import type { Path } from '../../../../document/schema/walk';
import type { SchemaSet } from '../../../schemas/load';
import { fillings, type Filling } from '../fillings';

type Field = 'title' | 'description';

/** Titles and descriptions have the length that search engines show, and no two pages share one. */
export const rule: Rule = (context) => {
  const { facts, set, error } = context;
  const names = fillings(context);
  const rooms = { title: roomFor(set, 'title'), description: roomFor(set, 'description') };
  const seen = { title: new Map<string, string>(), description: new Map<string, string>() };
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
      for (const { words, name, at, before } of noteAll(seen[field], filled, page)) {
        const [which, what] = name === undefined ? ['', ''] : [` of ${name}`, `: ${begin(words)}`];
        error(
          at ?? path,
          `The ${field}${which} is the same as that of ${before}${what}.`,
          `Search engines tell pages apart by it: give each ${at ? ownName(name) : 'page its own'}.`,
        );
      }
    }
  }
};

/** Categories have neither brand nor code. */
const ownName = (of: string | undefined) =>
  of?.startsWith('the product') ? 'its own name, brand or code' : 'its own name';

/**
 * Records the texts of a page, and returns those that another page already has; just one if the text is the same for
 * all products.
 */
function noteAll(
  seen: Map<string, string>,
  filled: readonly Filled[],
  page: PageFacts,
): (Filled & { before: string })[] {
  const twice: (Filled & { before: string })[] = [];
  for (const one of filled) {
    const before = seen.get(one.words);
    if (before !== undefined) twice.push({ ...one, before });
    else seen.set(one.words, one.name ?? pageAddress(page));
  }
  const [first] = filled;
  const isOne = first !== undefined && filled.every(({ words }) => words === first.words);
  return isOne ? twice.slice(0, 1) : twice;
}

/** A text with its placeholders filled in, for one product or category. */
interface Filled {
  words: string;
  name: string | undefined;
  /** The path of the name that distinguishes this text from others of the page. */
  at?: Path | undefined;
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
  for (const { words, name, at } of filled) {
    // A fast path: a character has one or two code units, so most texts need no counting.
    if (words.length >= 2 * least && words.length <= most) continue;
    const length = lengthOf(words);
    if (length >= least && length <= most) continue;
    const which = name === undefined ? '' : ` of ${name}`;
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
    return names.products.map(({ id, name, category, path }) => {
      let words = isNamed ? withSite.replaceAll('{product.name}', () => name) : withSite;
      if (words.includes('{')) words = words.replaceAll('{product.id}', () => id.toUpperCase());
      if (words.includes('{')) words = words.replaceAll('{category.name}', () => category);
      return { name: `the product "${id}"`, at: isNamed ? path : undefined, words };
    });
  }
  if (address.includes(':category')) {
    return names.categories.map(({ id, name, path }) => ({
      name: `the category "${id}"`,
      at: text.includes('{category.name}') ? path : undefined,
      words: withSite.replaceAll('{category.name}', () => name),
    }));
  }
  return [{ words: withSite, name: undefined }];
}

function pageAddress(page: PageFacts): string {
  return page.address ?? 'the 404 page';
}

/** The quoted beginning of a text, a bit longer than search engines show. */
function begin(words: string): string {
  const characters = Array.from(words);
  return `"${characters.length > 120 ? `${characters.slice(0, 120).join('')}…` : words}"`;
}
