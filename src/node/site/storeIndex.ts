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
  /** With names that tell them apart (`withBrands`). */
  products: ReadonlyMap<string, Product>;
  /** The names of products in titles of pages, by their ids. */
  titles: ReadonlyMap<string, string>;
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
  const places = new Map<Product, number>();
  for (const [category, own] of byCategory)
    for (const [place, product] of own.entries())
      if (product.category === category) places.set(product, place);
  return {
    store,
    brandParts: brandParts(store, productsIn, (slug) => slugs.has(slug)),
    categories: new Map(store.categories.map((category) => [category.id, category])),
    categoriesBySlug,
    slugs,
    products: new Map(products.map((product) => [product.id, product])),
    titles: new Map(products.map(({ id }, at) => [id, titles[at] ?? ''])),
    listed,
    productsIn,
    placeOf: (product) => places.get(product),
  };
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
