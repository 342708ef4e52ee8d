import type { Product } from '../../generated/authored';
import type { CategoryTile, ProductSummary } from '../../generated/types';
import type { StoreIndex } from './storeIndex';
import type { StoreTiles } from './storeTiles';

/** A listing as a whole, before it is laid out on pages. */
export interface Listing {
  /** The category as the address names it. */
  slug: string;
  heading: string;
  /** False for an address that is no category [L10]. */
  known: boolean;
  /** All of them, with what the search reads. */
  products: ProductSummary[];
  /** The real categories, the best guess first; only where there are no products. */
  offers: CategoryTile[];
}

/** The listing of a name in addresses: of a category, of all products, of the featured ones, or an empty one. */
export function listingAt(slug: string, index: StoreIndex, tiles: StoreTiles): Listing {
  const { categoriesBySlug } = index;
  const products = productsOf(slug, index).map((product) =>
    Object.assign(tiles.product(product), { description: product.description }),
  );
  return {
    slug,
    heading: headingOf(slug, index),
    known: slug === 'all' || slug === 'featured' || categoriesBySlug.has(slug),
    products,
    offers: products.length ? [] : offersFor(slug, index).map(tiles.category),
  };
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

/** All but the empty category that is being looked at. */
function offersFor(slug: string, { store, categoriesBySlug }: StoreIndex) {
  const first = store.unknownCategories?.find((unknown) => unknown.slug === slug)?.offer;
  const own = categoriesBySlug.get(slug)?.id;
  const others = store.categories.filter(({ id }) => id !== own);
  return others.toSorted((a, b) => Number(b.id === first) - Number(a.id === first));
}
