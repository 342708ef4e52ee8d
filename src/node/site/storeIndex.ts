import type { Category, Product, Store } from '../../generated/authored';

/** A store in which everything is found at once, however many products it has. */
export interface StoreIndex {
  store: Store;
  categories: ReadonlyMap<string, Category>;
  /** By what addresses call them: ids and aliases. */
  categoriesBySlug: ReadonlyMap<string, Category>;
  /** All that stands below the address of categories: those, 'all', 'featured' and the declared unknown ones. */
  slugs: ReadonlySet<string>;
  products: ReadonlyMap<string, Product>;
  /** Those that stand in listings, in their order. */
  listed: readonly Product[];
  /** The listed products of a category. */
  productsIn: (category: string) => readonly Product[];
}

/** The store of a company that sells nothing, as far as anybody asks: no page of a product is ever made. */
const NOTHING_SOLD: Pick<Store, 'categories' | 'products' | 'unknownCategories'> = {
  categories: [],
  products: [],
  unknownCategories: [],
};

/** Goes through a store once; a company without one has an empty one. */
export function indexStore(sold: Store | undefined): StoreIndex {
  const store = (sold ?? NOTHING_SOLD) as Store;
  const listed = store.products.filter((product) => !product.unlisted);
  const byCategory = groupByCategory(listed);
  const categoriesBySlug = new Map<string, Category>();
  for (const category of store.categories)
    for (const slug of [category.id, ...(category.aliases ?? [])])
      categoriesBySlug.set(slug, category);
  return {
    store,
    categories: new Map(store.categories.map((category) => [category.id, category])),
    categoriesBySlug,
    slugs: new Set([
      'all',
      'featured',
      ...categoriesBySlug.keys(),
      ...(store.unknownCategories ?? []).map(({ slug }) => slug),
    ]),
    products: new Map(store.products.map((product) => [product.id, product])),
    listed,
    productsIn: (category) => byCategory.get(category) ?? [],
  };
}

function groupByCategory(products: Product[]): Map<string, Product[]> {
  const groups = new Map<string, Product[]>();
  for (const product of products) {
    const group = groups.get(product.category);
    if (group) group.push(product);
    else groups.set(product.category, [product]);
  }
  return groups;
}
