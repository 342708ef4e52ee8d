import type { Category, Product } from '../../generated/authored';
import type { CategoryTile, ProductSummary } from '../../generated/types';
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
  /** All products, with the fields that the search reads. */
  products: ProductSummary[];
  /** Suggested categories, the best match first; only if there are no products. */
  offers: CategoryTile[];
}

/** The listing at a slug: of a category, of all products, of the featured ones, or an empty one. */
export function listingAt(slug: string, index: StoreIndex, tiles: StoreTiles): Listing {
  const { categoriesBySlug } = index;
  const listed = productsOf(slug, index);
  const products = listed.map((product) =>
    Object.assign(tiles.product(product), { description: product.description }),
  );
  const category = categoriesBySlug.get(slug);
  const isPart = category !== undefined || slug === 'all';
  return {
    slug,
    ...(category && { category: category.id }),
    ...(isPart && canBeFiltered(listed, category) && { filters: true }),
    heading: headingOf(slug, index),
    known: slug === 'all' || slug === 'featured' || categoriesBySlug.has(slug),
    products,
    offers: products.length ? [] : offersFor(slug, index).map(tiles.category),
  };
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
  const { store, listed, categoriesBySlug, productsIn } = index;
  if (slug === 'all') return listed;
  if (slug === 'featured') return listed.slice(0, store.featuredCount ?? 4);
  const category = categoriesBySlug.get(slug);
  return category ? productsIn(category.id) : [];
}

function headingOf(slug: string, { store, categoriesBySlug }: StoreIndex): string {
  if (slug === 'all') return store.allLabel ?? slug;
  if (slug === 'featured') return store.featuredLabel ?? slug;
  return categoriesBySlug.get(slug)?.name ?? slug;
}

/** All categories except the empty one being shown. */
function offersFor(slug: string, { store, categoriesBySlug }: StoreIndex) {
  const first = store.unknownCategories?.find((unknown) => unknown.slug === slug)?.offer;
  const own = categoriesBySlug.get(slug)?.id;
  const others = store.categories.filter(({ id }) => id !== own);
  return others.toSorted((a, b) => Number(b.id === first) - Number(a.id === first));
}
