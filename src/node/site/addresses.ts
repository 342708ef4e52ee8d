import type { StoreAddresses } from '../../generated/types';
import type { SchemaSet } from '../schemas/load';
import type { PageOf } from '../schemas/schema';

/** A page as it can be recognised: by its blocks, those of shared lists included. */
export interface RecognisablePage {
  /** The address, or the pattern of one, as `patternOf` gives it. */
  path: string;
  /** The types of its blocks. */
  types: readonly string[];
}

/** The segment of an address that stands for each category or product: ':category'. */
const PARAMETER = /:[^/]*/;

/** What a page is for by its blocks (`x-page`); undefined for a page that the site does not link to by itself. */
function purposeOf(types: readonly string[], set: SchemaSet): PageOf | undefined {
  return types.map((type) => set.block(type)?.['x-page']).find(Boolean);
}

/**
 * The path of a page with its parameter named by what the page is made for: '/kategori/:kategori' with a listing is
 * '/kategori/:category'. Paths without a parameter, or whose blocks do not tell, stay as they are.
 */
export function patternOf({ path, types }: RecognisablePage, set: SchemaSet): string {
  if (/:(category|product)(\/|$)/.test(path)) return path;
  const purpose = purposeOf(types, set);
  return purpose === undefined || purpose === 'list'
    ? path
    : path.replace(PARAMETER, `:${purpose}`);
}

/** The pages that are for something, in their order: the first is the one that links lead to. */
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
 * Where the links of the store lead, by what its pages show. The store's home is the page (or redirect) above the
 * listings, else the first page with tiles of all categories, else the listing of all products. A page that is
 * missing, which the checker reports, is replaced by the home page.
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

/** The nearest page above an address, other than the home page; where a redirect stands in for it, its target. */
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
