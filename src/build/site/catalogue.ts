import { CATEGORY } from '../../catalogue/addresses';
import type { Category, Product, Store } from '../../generated/authored';
import type { CategoryTile, ProductContext, ProductSummary } from '../../generated/types';
import type { PreparePicture } from './pictures';
import { tilePicture } from './tilePicture';

/** How many other products a product page shows. */
const RELATED = 4;

/** A listing as a whole, before it is laid out on pages. */
export interface Listing {
  /** The category as the address names it. */
  slug: string;
  heading: string;
  /** False for an address that is no category (spec R2). */
  known: boolean;
  /** All of them, with what the search looks at. */
  products: ProductSummary[];
  /** The real categories, the best guess first; only where there are no products. */
  offers: CategoryTile[];
}

/** The catalogue with its questions answered: what a tile, a listing, a product page shows. */
export interface Catalogue {
  summary(id: string): ProductSummary | undefined;
  tile(categoryId: string): CategoryTile | undefined;
  /** Every address below /store/category/: ids, aliases, 'all', 'featured' and the declared unknown ones. */
  slugs(): string[];
  /** The one address of a category that search engines should know: its id for an alias. */
  canonicalSlug(slug: string): string;
  listing(slug: string): Listing;
  productIds(): string[];
  /** The id of a product's category. */
  categoryOf(id: string): string | undefined;
  /** Whether a product stands in no listing (spec R4). */
  isUnlisted(id: string): boolean;
  product(id: string): ProductContext;
}

/** What a product's category is called in its address, as the specification writes it (spec R6). */
export function categorySlug(name: string): string {
  return name.toLowerCase().replace(/\s+/g, '-');
}

/** The model number of a product: prefix + the part of the id after the first hyphen + suffix (spec R20). */
export function modelNumber(id: string, model: { prefix: string; suffix: string }): string {
  return `${model.prefix}${id.slice(id.indexOf('-') + 1)}${model.suffix}`;
}

/** The store of a company that sells nothing, as far as anybody asks: no page of a product is ever made. */
const NOTHING_SOLD: Pick<Store, 'categories' | 'products' | 'unknownCategories'> = {
  categories: [],
  products: [],
  unknownCategories: [],
};

/** Prepares the catalogue; every question is then answered without a search through all products. */
export function createCatalogue(sold: Store | undefined, picture: PreparePicture): Catalogue {
  const store = (sold ?? NOTHING_SOLD) as Store;
  const categories = new Map(store.categories.map((category) => [category.id, category]));
  const products = new Map(store.products.map((product) => [product.id, product]));
  const listed = store.products.filter((product) => !product.unlisted);
  const byCategory = groupByCategory(listed);
  const bySlug = new Map<string, Category>();
  for (const category of store.categories)
    for (const slug of [category.id, ...(category.aliases ?? [])]) bySlug.set(slug, category);

  const imageOf = (product: Product) => {
    const image = product.image ?? categories.get(product.category)?.image;
    if (!image) throw new Error(`The product ${product.id} has neither a picture nor a category.`);
    const { ground: _, ...shown } = picture(image);
    // A photo of a product is shown whole, and the colour that keeps its place would stand at its sides.
    return shown;
  };
  const summarise = (product: Product): ProductSummary => ({
    id: product.id,
    name: product.name,
    category: categories.get(product.category)?.name ?? product.category,
    unit: product.unit ?? 'each',
    image: tilePicture(imageOf(product)),
  });
  const tileOf = (category: Category): CategoryTile => ({
    id: category.id,
    name: category.name,
    ...(category.tile && { tile: category.tile }),
    description: category.description,
    image: picture(category.image),
    count: category.count ?? byCategory.get(category.id)?.length ?? 0,
  });
  const offers = (slug: string): CategoryTile[] => {
    const first = store.unknownCategories?.find((unknown) => unknown.slug === slug)?.offer;
    return store.categories
      .toSorted((a, b) => Number(b.id === first) - Number(a.id === first))
      .map(tileOf);
  };
  const productsOf = (slug: string): Product[] => {
    if (slug === 'all') return listed;
    if (slug === 'featured') return listed.slice(0, store.featuredCount ?? 4);
    const category = bySlug.get(slug);
    return category ? (byCategory.get(category.id) ?? []) : [];
  };
  const heading = (slug: string): string => {
    if (slug === 'all') return store.allLabel ?? slug;
    if (slug === 'featured') return store.featuredLabel ?? slug;
    return bySlug.get(slug)?.name ?? slug;
  };
  const listingOf = (slug: string): Listing => {
    const found = productsOf(slug).map((product) =>
      Object.assign(summarise(product), { description: product.description }),
    );
    return {
      slug,
      heading: heading(slug),
      known: slug === 'all' || slug === 'featured' || bySlug.has(slug),
      products: found,
      offers: found.length ? [] : offers(slug),
    };
  };
  const listings = new Map<string, Listing>();
  const slugs = new Set([
    'all',
    'featured',
    ...bySlug.keys(),
    ...(store.unknownCategories ?? []).map((unknown) => unknown.slug),
  ]);
  // A name may hold what no address can ('Oil/Gas', '100% Wool'), and one without an alias has no page of its own.
  const pathOf = ({ category }: Product, name: string): string => {
    const slug = categorySlug(name);
    return CATEGORY + (slugs.has(slug) ? slug : category);
  };

  return {
    summary: (id) => {
      const product = products.get(id);
      return product && summarise(product);
    },
    tile: (id) => {
      const category = categories.get(id);
      return category && tileOf(category);
    },
    slugs: () => [...slugs],
    canonicalSlug: (slug) => bySlug.get(slug)?.id ?? slug,
    listing(slug) {
      const listing = listings.get(slug) ?? listingOf(slug);
      listings.set(slug, listing);
      return listing;
    },
    productIds: () => [...products.keys()],
    categoryOf: (id) => products.get(id)?.category,
    isUnlisted: (id) => products.get(id)?.unlisted ?? false,
    product(id) {
      const product = products.get(id);
      if (!product) throw new Error(`There is no product ${id}.`);
      const summary = summarise(product);
      const others = byCategory.get(product.category) ?? [];
      return {
        ...summary,
        image: imageOf(product),
        categoryPath: pathOf(product, summary.category),
        description: product.description,
        ...(store.brand && { brand: store.brand }),
        ...(store.model && { model: modelNumber(id, store.model) }),
        specifications: product.specifications ?? [],
        // Only the pages of products show it: in the data of the site every visitor would pay for it.
        ...(store.sampleReview && { review: store.sampleReview }),
        related: relatedTo(product, others).map(summarise),
      };
    },
  };
}

/** The next products of the same category, in the order of the catalogue, starting over at its end. */
function relatedTo(product: Product, others: Product[]): Product[] {
  const at = others.indexOf(product);
  return Array.from({ length: RELATED }, (_, n) => others[(at + 1 + n) % others.length]).filter(
    (other, n, all): other is Product =>
      other !== undefined && other !== product && all.indexOf(other) === n,
  );
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
