import { UNKNOWN_ID } from '../../app/navigation/pageIds';
import type { ListingContext, PageContext } from '../../generated/types';
import { listingPages } from './listingPages';
import { fill } from './template';
import type { ResolvedPage, ResolvedSite } from './resolve';

/** Fills the parameter of a pattern. A function, because `replace` would expand '$&' in a string. */
const named = (pattern: string, place: ':category' | ':product', name: string) =>
  pattern.replace(place, () => name);

/** What a page of the config stands for: itself, or a category or product. */
export interface Variant {
  path: string;
  canonical: string;
  hidden: boolean;
  /** What the placeholders in its title and description stand for. */
  values: () => Record<string, string>;
  categories: readonly string[] | undefined;
  /** The id of its product. */
  product?: string;
  /** Of a listing, the name of its category in the address. */
  slug?: string;
  /** The number of the page of a listing. */
  number?: number;
  context: () => Pick<PageContext, 'listing' | 'product'>;
  /** See `Route`. */
  madeOf?: () => string;
  whole?: ListingContext | undefined;
}

/** All that a page of the config stands for. */
export function* variants(resolved: ResolvedSite, page: ResolvedPage): Generator<Variant> {
  const { catalogue, data } = resolved;
  if (page.path.includes(':category')) {
    for (const slug of [...catalogue.slugs(), UNKNOWN_ID])
      yield* listingVariants(resolved, page, slug);
  } else if (page.path.includes(':product')) {
    yield productVariant(resolved, page, UNKNOWN_ID);
    for (const id of catalogue.productIds()) yield productVariant(resolved, page, id);
  } else {
    yield {
      path: page.path,
      canonical: page.path,
      hidden: page.hidden ?? false,
      values: () => ({ 'site.name': data.site.name }),
      categories: undefined,
      context: () => ({}),
    };
  }
}

/** The pages of a listing. */
export function* listingVariants(
  { catalogue, data, assets }: ResolvedSite,
  { path }: ResolvedPage,
  slug: string,
): Generator<Variant> {
  const own = catalogue.canonicalSlug(slug);
  const address = named(path, ':category', own);
  const found = catalogue.listing(slug);
  // The browser fills in the requested name (`fillUnknown` in the app).
  const { emptyCategory } = data.strings;
  const shown = slug === UNKNOWN_ID ? { ...found, slug: '', heading: emptyCategory } : found;
  const hasEndpoint = data.store?.endpoint !== undefined;
  const options = { address, isAlias: own !== slug, assets, hasEndpoint };
  const { heading: name } = shown;
  for (const page of listingPages(shown, options)) {
    const { suffix, number, whole: all } = page;
    const heading = number === 1 ? name : fill(data.strings.pageOf, { name, n: String(number) });
    const values = { 'site.name': data.site.name, 'category.name': heading };
    yield {
      path: named(path, ':category', slug) + suffix,
      canonical: address + suffix,
      hidden: !shown.known,
      values: () => values,
      categories: catalogue.categoriesOf({ slug }),
      slug,
      number,
      context: () => ({ listing: page.listing }),
      madeOf: () => JSON.stringify(values) + page.madeOf((id) => catalogue.tileMadeOf(id)),
      whole: all,
    };
  }
}

/** The page of a product, or the one that is shown for those that are not there. */
export function productVariant(resolved: ResolvedSite, page: ResolvedPage, id: string): Variant {
  if (id !== UNKNOWN_ID) return new ProductVariant(resolved, page, id);
  const { data } = resolved;
  const path = named(page.path, ':product', id);
  const values = {
    'site.name': data.site.name,
    'product.id': '',
    'category.name': '',
    'product.name': data.strings.productNotFound,
  };
  const shown = { values: () => values, categories: [], context: () => ({}) };
  return { path, canonical: path, hidden: true, ...shown };
}

/** The page of a product. A class, as a catalogue has a hundred thousand: its functions are made once for all. */
class ProductVariant implements Variant {
  readonly path: string;
  readonly hidden: boolean;
  readonly product: string;
  readonly categories: readonly string[];
  readonly #site: ResolvedSite;

  constructor(site: ResolvedSite, page: ResolvedPage, id: string) {
    this.#site = site;
    this.path = named(page.path, ':product', id);
    this.hidden = site.catalogue.isUnlisted(id);
    this.product = id;
    this.categories = site.catalogue.categoriesOf({ product: id });
  }

  get canonical(): string {
    return this.path;
  }

  values(): Record<string, string> {
    const { product: id } = this;
    const { catalogue, data } = this.#site;
    return {
      'site.name': data.site.name,
      'product.name': catalogue.titleName(id),
      'product.id': id.toUpperCase(),
      'category.name': catalogue.summary(id)?.category ?? '',
    };
  }

  context(): Pick<PageContext, 'product'> {
    return { product: this.#site.catalogue.product(this.product) };
  }

  madeOf(): string {
    return this.#site.catalogue.madeOf(this.product);
  }
}
