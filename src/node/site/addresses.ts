import type { StoreAddresses } from '../../generated/types';
import type { SchemaSet } from '../schemas/load';
import type { PageOf } from '../../document/schema/schema';

/** What identifies the purpose of a page: its blocks, shared ones included. */
export interface RecognisablePage {
  /** The path, or its pattern as returned by `patternOf`. */
  path: string;
  /** The types of its blocks. */
  types: readonly string[];
}

/** The segment of a path that stands for each category or product: ':category'. */
const PARAMETER = /:[^/]*/;

/** The purpose of a page, judged by its blocks (`x-page`); undefined for a page that generated links never lead to. */
function purposeOf(types: readonly string[], set: SchemaSet): PageOf | undefined {
  return types.map((type) => set.block(type)?.['x-page']).find(Boolean);
}

/**
 * The path of a page with its parameter named after the purpose of the page: '/kategori/:kategori' with a listing
 * becomes '/kategori/:category'. Paths without a parameter or a known purpose are unchanged.
 */
export function patternOf({ path, types }: RecognisablePage, set: SchemaSet): string {
  if (/:(category|product)(\/|$)/.test(path)) return path;
  const purpose = purposeOf(types, set);
  return purpose === undefined || purpose === 'list'
    ? path
    : path.replace(PARAMETER, `:${purpose}`);
}

/** The pages with a purpose, in their order: links lead to the first. */
export function pagesFor<Page extends RecognisablePage>(
  purpose: PageOf,
  pages: readonly Page[],
  set: SchemaSet,
): Page[] {
  return pages.filter(
    ({ path, types }) =>
      types.some((type) => set.block(type)?.['x-page'] === purpose) &&
      (purpose === 'list' ? !path.includes(':') : path.includes(`:${purpose}`)),
  );
}

/**
 * The targets of the store's links, judged by what its pages show. The store's home is the page (or redirect) above
 * the listings, else the first page with tiles of all categories, else the listing of all products. A missing page,
 * which the checker reports, is replaced by the home page.
 */
export function storeAddresses(
  pages: readonly RecognisablePage[],
  redirects: readonly { from: string; to: string }[],
  set: SchemaSet,
): StoreAddresses {
  const pathOf = (purpose: PageOf) => pagesFor(purpose, pages, set)[0]?.path ?? '/';
  const listings = pathOf('category');
  const category = listings.replace(PARAMETER, '');
  return {
    home:
      pageAbove(listings, pages, redirects) ??
      pageOfTiles(pages, set) ??
      (listings === '/' ? '/' : `${category}all`),
    category,
    product: pathOf('product').replace(PARAMETER, ''),
    list: pathOf('list'),
  };
}

/** The nearest ancestor page of an address, except the home page; if a redirect takes its place, the target of that. */
function pageAbove(
  address: string,
  pages: readonly RecognisablePage[],
  redirects: readonly { from: string; to: string }[],
): string | undefined {
  const above = address.slice(0, address.lastIndexOf('/'));
  if (above === '') return undefined;
  if (pages.some(({ path }) => path === above)) return above;
  return redirects.find(({ from }) => from === above)?.to ?? pageAbove(above, pages, redirects);
}

/** The first page with the block that leads to all listings (`x-instead`); the site's home page comes last. */
function pageOfTiles(pages: readonly RecognisablePage[], set: SchemaSet): string | undefined {
  const tiles = set.blockTypes
    .map((type) => set.block(type))
    .find((block) => block?.['x-page'] === 'category')?.['x-instead'];
  const found = pages.filter(({ types }) => tiles !== undefined && types.includes(tiles));
  return (found.find(({ path }) => path !== '/') ?? found[0])?.path;
}
