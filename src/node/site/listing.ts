import type { Product } from '../../generated/authored';
import type { CategoryTile, ProductSummary } from '../../generated/types';
import type { StoreIndex } from './storeIndex';
import type { StoreTiles } from './storeTiles';

/** A whole listing, before pagination. */
export interface Listing {
  /** The category's name in the address. */
  slug: string;
  heading: string;
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

/** All categories except the empty one being shown. */
function offersFor(slug: string, { store, categoriesBySlug }: StoreIndex) {
  const first = store.unknownCategories?.find((unknown) => unknown.slug === slug)?.offer;
  const own = categoriesBySlug.get(slug)?.id;
  const others = store.categories.filter(({ id }) => id !== own);
  return others.toSorted((a, b) => Number(b.id === first) - Number(a.id === first));
}
