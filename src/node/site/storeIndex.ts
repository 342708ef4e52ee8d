import type { Category, Product, Store } from '../../generated/authored';
import { brandParts, type BrandPart } from './brandParts';
import { namesInTitles, withBrands } from './namedApart';

/** A store with constant-time lookups, however many products it has. */
export interface StoreIndex {
  store: Store;
  categories: ReadonlyMap<string, Category>;
  /** By their slugs: ids and aliases. */
  categoriesBySlug: ReadonlyMap<string, Category>;
  /** The slugs of all other listings: categories, 'all', 'featured' and the declared unknown ones. */
  slugs: ReadonlySet<string>;
  /** Brands of long categories, by the slugs of their pages. */
  brandParts: ReadonlyMap<string, BrandPart<Category, Product>>;
  /** All products, with names that tell them apart (`withBrands`). */
  products: readonly Product[];
  /** The product with an id. */
  productOf: (id: string) => Product | undefined;
  /** The name of a product in the title of its page, by its id. */
  titleOf: (id: string) => string | undefined;
  /** The listed products, in their order. */
  listed: readonly Product[];
  /** The listed products of a category. */
  productsIn: (category: string) => readonly Product[];
  /** The place of a product among those of its category; undefined if it is not listed. */
  placeOf: (product: Product) => number | undefined;
}

/** An empty store, for a company without one. */
const NOTHING_SOLD: Pick<Store, 'categories' | 'products' | 'unknownCategories'> = {
  categories: [],
  products: [],
  unknownCategories: [],
};

/** Indexes a store in one pass; a company without one gets an empty index. */
export function indexStore(sold: Store | undefined): StoreIndex {
  const store = (sold ?? NOTHING_SOLD) as Store;
  const products = withBrands(store.products, store.brand);
  const titles = namesInTitles(products);
  const listed = products.filter((product) => !product.unlisted);
  const byCategory = groupByCategory(listed);
  const categoriesBySlug = new Map<string, Category>();
  for (const category of store.categories)
    for (const slug of [category.id, ...(category.aliases ?? [])])
      categoriesBySlug.set(slug, category);
  const slugs = new Set([
    'all',
    'featured',
    ...categoriesBySlug.keys(),
    ...(store.unknownCategories ?? []).map(({ slug }) => slug),
  ]);
  const productsIn = (category: string) => byCategory.get(category) ?? [];
  // One map for all that is known of a product by its id: of a hundred thousand, each takes a tenth of a second.
  const rows = new Map<string, number>();
  for (let row = 0; row < products.length; row += 1) rows.set(products[row]?.id ?? '', row);
  const rowOf = (id: string) => rows.get(id) ?? -1;
  const places = placesOf(products, byCategory, rowOf);
  return {
    store,
    brandParts: brandParts(store, productsIn, (slug) => slugs.has(slug)),
    categories: new Map(store.categories.map((category) => [category.id, category])),
    categoriesBySlug,
    slugs,
    products,
    productOf: (id) => products[rowOf(id)],
    titleOf: (id) => titles[rowOf(id)],
    listed,
    productsIn,
    placeOf({ id }) {
      const place = places[rowOf(id)] ?? NOWHERE;
      return place === NOWHERE ? undefined : place;
    },
  };
}

/** The place of a product that is not listed. */
const NOWHERE = -1;

/** The place of each product among those of its category. */
function placesOf(
  { length }: readonly Product[],
  byCategory: ReadonlyMap<string, readonly Product[]>,
  rowOf: (id: string) => number,
): Int32Array {
  const places = new Int32Array(length).fill(NOWHERE);
  for (const [category, own] of byCategory)
    for (let place = 0; place < own.length; place += 1) {
      const product = own[place];
      if (product?.category === category) places[rowOf(product.id)] = place;
    }
  return places;
}

function groupByCategory(products: Product[]): Map<string, Product[]> {
  const groups = new Map<string, Product[]>();
  for (const product of products) {
    for (const category of new Set([product.category, ...(product.categories ?? [])])) {
      const group = groups.get(category);
      if (group) group.push(product);
      else groups.set(category, [product]);
    }
  }
  return groups;
}
