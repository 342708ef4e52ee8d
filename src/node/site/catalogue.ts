import type { Product, Store } from '../../generated/authored';
import type { CategoryTile, ProductContext, ProductSummary } from '../../generated/types';
import { keepUnits } from './keepTogether';
import { listingAt, type Listing } from './listing';
import type { PreparePicture } from './pictures';
import { sizeName, sizeTable } from './sizes';
import { indexStore, type StoreIndex } from './storeIndex';
import { createTiles, type StoreTiles } from './storeTiles';

/** A product page shows this many other products. */
const MAX_RELATED_PRODUCTS = 4;

/** The indexed catalogue, with the data of tiles, listings and product pages. */
export interface Catalogue {
  summary(id: string): ProductSummary | undefined;
  tile(categoryId: string): CategoryTile | undefined;
  /** The slugs of all listings: ids, aliases, 'all', 'featured', the declared unknown ones, and brands of categories. */
  slugs(): string[];
  /** The slug of a listing's canonical URL: for an alias, the id of the category. */
  canonicalSlug(slug: string): string;
  listing(slug: string): Listing;
  productIds(): string[];
  /** The sizes of all products: the id of each, that of its product, and what a list shows of it. */
  sizes(): Iterable<{ id: string; of: string; summary: ProductSummary }>;
  /** How many sizes there are. */
  sizeCount(): number;
  /** The id of a product's category; undefined if there is no such product. */
  categoryOf(id: string): string | undefined;
  /** The ids of the categories that a page is about: of a product all that list it, of a listing its own, if it has one. */
  categoriesOf(page: { product: string } | { slug: string }): readonly string[];
  /** The name of a product in the title of its page, which is no other's. */
  titleName(id: string): string;
  /** Whether a product is in no listing [D14]. */
  isUnlisted(id: string): boolean;
  product(id: string): ProductContext;
}

/** The segment of a product's category in its address [D4]. */
export function categorySlug(name: string): string {
  return name.toLowerCase().replace(/\s+/g, '-');
}

/** The model number of a product: prefix + the part of the id after the first hyphen + suffix [D9]. */
export function modelNumber(id: string, model: { prefix: string; suffix: string }): string {
  return `${model.prefix}${id.slice(id.indexOf('-') + 1)}${model.suffix}`;
}

/**
 * Indexes the catalogue once, so that no lookup searches all products.
 * @param prefix The start of every listing's address: '/store/category/'.
 */
export function createCatalogue(
  sold: Store | undefined,
  picture: PreparePicture,
  prefix: string,
  labelOf: LabelOf = () => '',
  saidOf: SaidOf = () => undefined,
): Catalogue {
  const index = indexStore(sold);
  const { slugs, brandParts, categories, categoriesBySlug, products } = index;
  const tiles = createTiles(index, picture);
  const listings = new Map<string, Listing>();
  return {
    summary: (id) => {
      const product = products.get(id);
      return product && tiles.product(product);
    },
    tile: (id) => {
      const category = categories.get(id);
      return category && tiles.category(category);
    },
    slugs: () => [...slugs, ...brandParts.keys()],
    canonicalSlug: (slug) => categoriesBySlug.get(slug)?.id ?? slug,
    listing(slug) {
      const listing = listings.get(slug) ?? listingAt(slug, index, { tiles, prefix });
      listings.set(slug, listing);
      return listing;
    },
    productIds: () => [...products.keys()],
    *sizes() {
      for (const product of products.values())
        for (const size of product.variants ?? []) {
          const { id, code } = size;
          const { category, image, unit } = tiles.product(product);
          const name = keepUnits(sizeName(product, size));
          const summary = {
            id,
            name,
            category,
            image,
            ...(unit && { unit }),
            ...(code && { code }),
          };
          yield { id, of: product.id, summary };
        }
    },
    sizeCount() {
      let count = 0;
      for (const { variants = [] } of products.values()) count += variants.length;
      return count;
    },
    categoryOf: (id) => products.get(id)?.category,
    categoriesOf(page) {
      if ('product' in page) {
        const product = products.get(page.product);
        return product ? [product.category, ...(product.categories ?? [])] : [];
      }
      const category = categoriesBySlug.get(page.slug) ?? brandParts.get(page.slug)?.category;
      return category ? [category.id] : [];
    },
    titleName: (id) => index.titles.get(id) ?? '',
    isUnlisted: (id) => products.get(id)?.unlisted ?? false,
    product(id) {
      const product = products.get(id);
      if (!product) throw new Error(`There is no product ${id}.`);
      const sheet = dataSheetOf(product, labelOf);
      return { ...contextOf(product, { index, tiles, prefix, saidOf }), ...sheet };
    },
  };
}

/** The text of the link to a file of public/: 'Data sheet (PDF, 340 kB)'. */
export type LabelOf = (file: string) => string;

/** A unit as screen readers should say it; undefined where the unit itself will do. */
export type SaidOf = (unit: string) => string | undefined;

function dataSheetOf({ dataSheet }: Product, labelOf: LabelOf): Pick<ProductContext, 'dataSheet'> {
  return dataSheet === undefined
    ? {}
    : { dataSheet: { href: encodeURI(dataSheet), label: labelOf(dataSheet) } };
}

interface Sources {
  index: StoreIndex;
  tiles: StoreTiles;
  prefix: string;
  saidOf: SaidOf;
}

/** The data that a product page shows besides its blocks. */
function contextOf(product: Product, { index, tiles, prefix, saidOf }: Sources): ProductContext {
  const { store } = index;
  const summary = tiles.product(product);
  const images = tiles.images(product);
  const sizes = sizeTable(product);
  const { sizes: _, status: __, ...shown } = summary;
  return {
    ...shown,
    image: tiles.image(product),
    ...(images.length > 1 && { images }),
    categoryPath: prefix + categoryInAddress(product, summary.category, index),
    description: keepUnits(product.description),
    ...brandOf(product, store.brand),
    ...statusOf(product, { index, tiles }),
    ...(store.model && { model: modelNumber(product.id, store.model) }),
    specifications: (product.specifications ?? []).map((row) => {
      const said = row.unit === undefined ? undefined : saidOf(row.unit);
      return Object.assign({}, row, {
        name: keepUnits(row.name),
        value: keepUnits(row.value),
        ...(said !== undefined && { said }),
      });
    }),
    ...(sizes && { sizes }),
    // Here rather than in the site's data, which every visitor downloads, because only product pages show it.
    ...(store.sampleReview && { review: store.sampleReview }),
    related: (named(product.related, index) ?? relatedTo(product, index)).map(tiles.product),
  };
}

function brandOf(
  { brand }: Product,
  storeBrand: string | undefined,
): Pick<ProductContext, 'brand' | 'maker'> {
  if (brand !== undefined) return { brand, maker: true };
  return storeBrand ? { brand: storeBrand } : {};
}

function statusOf(
  { status, successor }: Product,
  { index, tiles }: Pick<Sources, 'index' | 'tiles'>,
): Pick<ProductContext, 'status' | 'successor'> {
  if (status === undefined) return {};
  const next = successor === undefined ? undefined : index.products.get(successor);
  return { status, ...(next && status === 'discontinued' && { successor: tiles.product(next) }) };
}

/** The products that are named as going with another. */
function named(
  ids: readonly string[] | undefined,
  { products }: StoreIndex,
): Product[] | undefined {
  return ids?.flatMap((id) => products.get(id) ?? []);
}

/** The slug of a product's category: made from its name if there is a page at that address, else its id. */
function categoryInAddress({ category }: Product, name: string, { slugs }: StoreIndex): string {
  // A name may contain characters that addresses cannot ('Oil/Gas', '100% Wool'), and only an alias gives it a page.
  const slug = categorySlug(name);
  return slugs.has(slug) ? slug : category;
}

/** The next products of the same category, in the order of the catalogue, starting over at its end. */
function relatedTo(product: Product, { productsIn, placeOf }: StoreIndex): Product[] {
  const others = productsIn(product.category);
  const at = placeOf(product) ?? -1;
  return Array.from(
    { length: MAX_RELATED_PRODUCTS },
    (_, n) => others[(at + 1 + n) % others.length],
  ).filter(
    (other, n, all): other is Product =>
      other !== undefined && other !== product && all.indexOf(other) === n,
  );
}
