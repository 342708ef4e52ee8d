import type { Context, Rule } from '../context';
import { textOf, type PageFacts } from '../facts';
import type { Path } from '../../schemas/walk';
import { fillings, type Filling } from './fillings';

const TITLE = { most: 60, least: 1 };
const DESCRIPTION = { most: 160, least: 50 };

/** Titles and descriptions have the length that search engines show, and no two pages share one. */
export const pageTexts: Rule = (context) => {
  const { facts, error } = context;
  const names = fillings(context);
  const seen = { title: new Map<string, string>(), description: new Map<string, string>() };
  for (const page of facts.notFound ? [...facts.pages, facts.notFound] : facts.pages) {
    for (const field of ['title', 'description'] as const) {
      const text = textOf(page.value, field);
      const path = [...page.path, field];
      if (text === undefined || text === '' || !placesFit(context, page, text, path)) continue;
      const filled = fill(text, page, names);
      lengths(context, field, filled, path);
      for (const { words, name, before } of noteAll(seen[field], filled, page)) {
        error(
          path,
          name === undefined
            ? `The ${field} is the same as that of ${before}.`
            : `The ${field} of ${name} is the same as that of ${before}: "${words}".`,
          'Search engines tell pages apart by it: give each page its own.',
        );
      }
    }
  }
};

/**
 * Notes the texts of a page, and gives those that another page has already. Of a text that names no product, and so is
 * the same for all, one is enough.
 */
function noteAll(
  seen: Map<string, string>,
  filled: readonly Filled[],
  page: PageFacts,
): (Filled & { before: string })[] {
  const twice: (Filled & { before: string })[] = [];
  for (const { words, name } of filled) {
    const before = seen.get(words);
    if (before !== undefined) twice.push({ words, name, before });
    else seen.set(words, name ?? pageAddress(page));
  }
  const isOne = new Set(filled.map(({ words }) => words)).size === 1;
  return isOne ? twice.slice(0, 1) : twice;
}

/** A text as it will be shown, and for which product or category. */
interface Filled {
  words: string;
  name: string | undefined;
}

function lengths(
  { error }: Context,
  field: 'title' | 'description',
  filled: readonly Filled[],
  path: Path,
): void {
  const { most, least } = field === 'title' ? TITLE : DESCRIPTION;
  for (const { words, name } of filled) {
    // A sign has one or two units: most texts need no counting.
    if (words.length >= 2 * least && words.length <= most) continue;
    const length = Array.from(words).length;
    if (length >= least && length <= most) continue;
    const which = name === undefined ? '' : ` of ${name}`;
    error(
      path,
      `The ${field}${which} has ${length} characters: "${words}".`,
      length > most
        ? `Search engines show at most ${most}: shorten ${name === undefined ? 'it' : 'the name, or the text around it here'}.`
        : `Use ${least} to ${most} characters: say more.`,
    );
  }
}

/** Whether every {place} of a text can be filled in on this page; says so where one cannot. */
function placesFit({ error }: Context, page: PageFacts, text: string, path: Path): boolean {
  const allowed = placesOf(page.address ?? '');
  const wrong = [...text.matchAll(/\{([^{}]*)\}/g)].find(
    ([, name = '']) => !allowed.includes(name),
  );
  if (!wrong) return true;
  // A place that was never filled in ({email}) is told for the whole file by another rule.
  if (/^\{(?:email|phone)\}$/.test(wrong[0])) return false;
  error(
    path,
    `${wrong[0]} cannot be filled in on this page.`,
    `On ${page.address ?? 'this page'} you can use ${allowed.map((name) => `{${name}}`).join(' and ')}.`,
  );
  return false;
}

function placesOf(address: string): string[] {
  if (address.includes(':product')) {
    return ['product.name', 'product.id', 'category.name', 'site.name'];
  }
  return address.includes(':category') ? ['category.name', 'site.name'] : ['site.name'];
}

function fill(text: string, page: PageFacts, names: Filling): Filled[] {
  const withSite = text.replaceAll('{site.name}', () => names.site);
  const address = page.address ?? '';
  if (address.includes(':product')) {
    return names.products.map(({ id, name, category }) => ({
      name: `the product "${id}"`,
      words: withSite
        .replaceAll('{product.name}', () => name)
        .replaceAll('{product.id}', () => id.toUpperCase())
        .replaceAll('{category.name}', () => category),
    }));
  }
  if (address.includes(':category')) {
    return names.categories.map(({ id, name }) => ({
      name: `the category "${id}"`,
      words: withSite.replaceAll('{category.name}', () => name),
    }));
  }
  return [{ words: withSite, name: undefined }];
}

function pageAddress(page: PageFacts): string {
  return page.address ?? 'the 404 page';
}
