import { facetKey } from '../../catalogue/search/facetTable';
import type { Category, Product } from '../../generated/authored';
import type { CategoryTile, ListingContext, ProductSummary } from '../../generated/types';
import type { StoreIndex } from './storeIndex';
import type { StoreTiles } from './storeTiles';

/** A whole listing, before pagination. */
export interface Listing {
  /** The category's name in the address. */
  slug: string;
  /** The id of the category, if it is one. */
  category?: string;
  heading: string;
  /** True if its products can be filtered. */
  filters?: boolean;
  /** False if the address is not of a category [L10]. */
  known: boolean;
  /** Of the page of a brand: what a search is asked for its products. */
  part?: ListingContext['part'];
  /** Links to its brands; on the page of a brand, to the others and the whole category. */
  brands?: ListingContext['brands'];
  /** All products, with the fields that the search reads. */
  products: ProductSummary[];
  /** Suggested categories, the best match first; only if there are no products. */
  offers: CategoryTile[];
}

/**
 * The listing at a slug: of a category, of a brand in it, of all products, of the featured ones, or an empty one.
 * @param prefix The start of every listing's address: '/store/category/'.
 */
export function listingAt(
  slug: string,
  index: StoreIndex,
  { tiles, prefix }: { tiles: StoreTiles; prefix: string },
): Listing {
  const { categoriesBySlug } = index;
  const listed = productsOf(slug, index);
  const products = listed.map(tiles.described);
  const category = categoriesBySlug.get(slug);
  const isPart = category !== undefined || slug === 'all';
  const ofBrand = index.brandParts.get(slug);
  return {
    slug,
    ...(category && { category: category.id }),
    ...(ofBrand && {
      part: { category: ofBrand.category.id, brand: facetKey(ofBrand.brand) },
    }),
    ...(isPart && canBeFiltered(listed, category) && { filters: true }),
    heading: headingOf(slug, index),
    known: isKnown(slug, index),
    ...brandsBeside(slug, index, prefix),
    products,
    offers: products.length ? [] : offersFor(slug, index).map(tiles.category),
  };
}

const isKnown = (slug: string, { categoriesBySlug, brandParts }: StoreIndex): boolean =>
  slug === 'all' || slug === 'featured' || categoriesBySlug.has(slug) || brandParts.has(slug);

/** The whole category comes first, as the way back from the page of a brand. */
function brandsBeside(
  slug: string,
  { brandParts, categoriesBySlug }: StoreIndex,
  prefix: string,
): Pick<Listing, 'brands'> {
  const part = brandParts.get(slug);
  const category = part?.category ?? categoriesBySlug.get(slug);
  const others = [...brandParts.values()].filter(
    (one) => one.category === category && one.slug !== slug,
  );
  const links = others.map((one) => ({ label: one.brand, href: prefix + one.slug }));
  if (!category || (!part && links.length === 0)) return {};
  const whole = part ? [{ label: category.name, href: prefix + category.id }] : [];
  return { brands: [...whole, ...links] };
}

/** Fewer products are seen faster than filtered. */
const MIN_TO_FILTER = 6;
/** Of the products, the share that must have a specification before the search offers it unasked. */
const MIN_COVERAGE = 0.3;

const hasSeveral = (values: readonly unknown[]) => new Set(values).size > 1;

/** Whether the search will have something to filter by, so that pages can keep room for it: a choice that many have. */
function canBeFiltered(listed: readonly Product[], category: Category | undefined): boolean {
  if (listed.length < MIN_TO_FILTER) return false;
  if (category?.filters?.length) return true;
  if (hasSeveral(listed.map((product) => product.category))) return true;
  if (hasSeveral(listed.flatMap(({ brand }) => brand ?? []))) return true;
  const known = new Map<string, { count: number; values: Set<string> }>();
  for (const { name, value } of listed.flatMap(({ specifications }) => specifications)) {
    const one = known.get(name) ?? { count: 0, values: new Set() };
    known.set(name, one);
    one.count += 1;
    one.values.add(value);
  }
  return [...known.values()].some(
    ({ count, values }) => count >= listed.length * MIN_COVERAGE && values.size > 1,
  );
}

function productsOf(slug: string, index: StoreIndex): readonly Product[] {
  const { store, listed, categoriesBySlug, brandParts, productsIn } = index;
  if (slug === 'all') return listed;
  if (slug === 'featured') return listed.slice(0, store.featuredCount ?? 4);
  const category = categoriesBySlug.get(slug);
  return category ? productsIn(category.id) : (brandParts.get(slug)?.products ?? []);
}

function headingOf(slug: string, { store, categoriesBySlug, brandParts }: StoreIndex): string {
  if (slug === 'all') return store.allLabel ?? slug;
  if (slug === 'featured') return store.featuredLabel ?? slug;
  const part = brandParts.get(slug);
  if (part) return `${part.category.name}: ${part.brand}`;
  return categoriesBySlug.get(slug)?.name ?? slug;
}

/** All categories except the empty one being shown. */
function offersFor(slug: string, { store, categoriesBySlug }: StoreIndex) {
  const first = store.unknownCategories?.find((unknown) => unknown.slug === slug)?.offer;
  const own = categoriesBySlug.get(slug)?.id;
  const others = store.categories.filter(({ id }) => id !== own);
  return others.toSorted((a, b) => Number(b.id === first) - Number(a.id === first));
}
