import { packIndex } from '../../catalogue/search/indexFile';
import type {
  IndexedProduct,
  IndexedSpecification,
  Place,
  SearchSource,
} from '../../catalogue/search/searchTypes';
import type { Product, SiteConfig, Store } from '../../generated/authored';
import { shortHash } from '../files/assets';
import { decimalMark } from '../language/formats';
import { pageName } from '../../document/pageName';
import { withBrands } from './namedApart';
import { once } from './once';
import { compressedSize } from '../files/compressedSize';

/**
 * Compressed: what a phone on a slow network fetches before the first result. A larger index leaves descriptions out,
 * in which the listing itself still searches.
 */
const MAX_INDEX_BYTES = 60_000;

/** So many products have no index as small as that, so it need not be made to find out. */
const MAX_PRODUCTS_OF_SMALL_INDEX = 20_000;

/** No index is compressed to less than this part: a longer one need not be compressed to know that it is too large. */
const MAX_COMPRESSION_FACTOR = 20;

/** The index of a catalogue as a file. */
export interface SearchIndex {
  /** By its content, or on a large site one that lasts. */
  address: string;
  /** Made when it is first asked for; if it is huge, whenever it is. */
  text: () => string;
  /** Whether it is too large for a page to fetch it for a first result, even without descriptions. */
  isLarge: () => boolean;
}

/**
 * Makes the index that the browser searches in; undefined for a company without a store.
 * @param lasting The folder for files that keep their address, on a large site.
 */
export function searchIndex(
  config: SiteConfig,
  categoryAddress: string,
  lasting?: string,
): SearchIndex | undefined {
  const { store } = config;
  if (!store) return undefined;
  const isHuge = store.products.length > MAX_PRODUCTS_OF_SMALL_INDEX;
  const pack = () => {
    const source = sourceOf(config, store, categoryAddress);
    const short = once(() => packIndex(source, false));
    const isLarge = isHuge || !fits(short());
    const hasEndpoint = store.search !== undefined;
    return { isLarge, text: textOf(source, short, { isLarge, hasEndpoint }) };
  };
  // A huge one is written once, and then nobody needs it any longer.
  const packed = isHuge ? pack : once(pack);
  const text = (): string => packed().text;
  return {
    address: lasting ? `${lasting}/_search.json` : `/catalogue/search-${shortHash(text())}.json`,
    text,
    isLarge: () => isHuge || packed().isLarge,
  };
}

/** An endpoint searches in descriptions, too, and no page fetches its index; others leave out what would be too much. */
function textOf(
  source: SearchSource,
  short: () => string,
  { isLarge, hasEndpoint }: { isLarge: boolean; hasEndpoint: boolean },
): string {
  if (isLarge && !hasEndpoint) return short();
  const whole = packIndex(source, true);
  return isLarge || fits(whole) ? whole : short();
}

/** Whether a page fetches an index before its first result. */
const fits = (text: string): boolean =>
  text.length <= MAX_INDEX_BYTES * MAX_COMPRESSION_FACTOR &&
  compressedSize(text) <= MAX_INDEX_BYTES;

/** What the index is made from. */
function sourceOf(config: SiteConfig, store: Store, categoryAddress: string): SearchSource {
  const { categories, products, synonyms = [], brand } = store;
  return {
    products: withBrands(products, brand)
      .filter(({ unlisted }) => !unlisted)
      .map((product) => toIndexed(product, brand)),
    categories: categories.map(({ id, name, filters }) =>
      filters === undefined ? { id, name } : { id, name, filters },
    ),
    places: placesOf(config, categoryAddress),
    synonyms,
    decimal: decimalMark(config.site),
  };
}

/** Categories, and the pages that search engines are shown, too. */
function placesOf({ store, pages }: SiteConfig, categoryAddress: string): Place[] {
  const shown = pages.filter(({ path, hidden }) => !path.includes(':') && !hidden);
  return [
    ...(store?.categories ?? []).map(({ id, name }): Place => ({
      kind: 'category',
      name,
      href: categoryAddress + id,
    })),
    ...shown.map((page): Place => ({ kind: 'page', name: pageName(page), href: page.path })),
  ];
}

function toIndexed(product: Product, storeBrand: string | undefined): IndexedProduct {
  const { id, code, name, category, categories = [], status, otherCodes, description } = product;
  const { variants = [] } = product;
  const brand = product.brand ?? storeBrand;
  return {
    id,
    code: code ?? id.toUpperCase(),
    name: name.replaceAll('\u00AD', ''),
    categories: [...new Set([category, ...categories])],
    description,
    specifications: specificationsOf([product, ...variants]),
    ...(brand && { brand }),
    ...(status && { status }),
    ...(otherCodes && { otherCodes }),
    ...(variants.length > 0 && {
      sizes: variants.map((size) => ({
        id: size.id,
        code: size.code ?? size.id.toUpperCase(),
        name: size.name,
      })),
    }),
  };
}

/** The technical data of a product and its sizes; what several have alike comes once. */
function specificationsOf(
  parts: readonly { specifications?: Product['specifications'] }[],
): readonly IndexedSpecification[] {
  const [only, ...more] = parts;
  // Nearly all of a hundred thousand products.
  if (only?.specifications && more.length === 0 && areDifferent(only.specifications))
    return only.specifications;
  const known = new Map<string, IndexedSpecification>();
  for (const { specifications = [] } of parts)
    for (const { name, value, unit } of specifications) {
      const row = unit === undefined ? { name, value } : { name, value, unit };
      // No text has this character. A catalogue has a million rows, which as JSON would take three times as long.
      known.set(Object.values(row).join('\0'), row);
    }
  return [...known.values()];
}

/** Whether no row comes twice. */
function areDifferent(rows: readonly IndexedSpecification[]): boolean {
  return rows.every(({ name, value, unit }, at) => {
    for (let before = 0; before < at; before += 1) {
      const other = rows[before];
      if (other?.name === name && other.value === value && other.unit === unit) return false;
    }
    return true;
  });
}
