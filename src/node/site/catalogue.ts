import type { Product, Store } from '../../generated/authored';
import type { CategoryTile, ProductContext, ProductSummary } from '../../generated/types';
import { keepUnits } from './keepTogether';
import { listingAt, type Listing } from './listing';
import type { PreparePicture } from './pictures';
import { createProductPages, type CountedOf, type LabelOf, type SaidOf } from './productContext';
import { sizeName } from './sizes';
import { indexStore } from './storeIndex';
import { createTiles } from './storeTiles';

/** The indexed catalogue, with the data of tiles, listings and product pages. */
export interface Catalogue {
  /** What tiles and lists show of a product, with its unit, which tiles in listings do not show. */
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
  /** The categories of products as `categoriesOf` has them, the different ones each once. */
  productGroups(): (readonly string[])[];
  /** The name of a product in the title of its page, which is no other's. */
  titleName(id: string): string;
  /** Whether a product is in no listing [D14]. */
  isUnlisted(id: string): boolean;
  product(id: string): ProductContext;
  /**
   * What the page of a product is made of, besides what all products share: another text whenever `product` or
   * `titleName` give something else. It takes a fraction of the time of those.
   */
  madeOf(id: string): string;
  /** The same of its tile, as listings show it. */
  tileMadeOf(id: string): string;
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
  countedOf: CountedOf = (unit) => unit,
): Catalogue {
  const index = indexStore(sold);
  const { slugs, brandParts, categories, categoriesBySlug, products, productOf } = index;
  const tiles = createTiles(index, picture);
  const groupOf = createGroups();
  const listings = new Map<string, Listing>();
  const pages = createProductPages({ index, tiles, prefix, labelOf, saidOf, countedOf });
  const known = (id: string) => {
    const product = productOf(id);
    if (!product) throw new Error(`There is no product ${id}.`);
    return product;
  };
  return {
    summary: (id) => {
      const product = productOf(id);
      const tile = product && tiles.product(product);
      return tile && product.unit ? { ...tile, unit: product.unit } : tile;
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
    productIds: () => [...new Set(products.map(({ id }) => id))],
    *sizes() {
      for (const product of products)
        for (const size of product.variants ?? []) {
          const { id, code } = size;
          const { category, image } = tiles.product(product);
          const name = keepUnits(sizeName(product, size));
          const summary = {
            id,
            name,
            category,
            image,
            ...(product.unit && { unit: product.unit }),
            ...(code && { code }),
          };
          yield { id, of: product.id, summary };
        }
    },
    sizeCount() {
      let count = 0;
      for (const { variants = [] } of products) count += variants.length;
      return count;
    },
    categoryOf: (id) => productOf(id)?.category,
    categoriesOf(page) {
      if ('product' in page) {
        const product = productOf(page.product);
        return product ? groupOf(product) : [];
      }
      const category = categoriesBySlug.get(page.slug) ?? brandParts.get(page.slug)?.category;
      return category ? [category.id] : [];
    },
    productGroups: () => [...new Set(products.map(groupOf))],
    titleName: (id) => index.titleOf(id) ?? '',
    isUnlisted: (id) => productOf(id)?.unlisted ?? false,
    product: (id) => pages.contextOf(known(id)),
    madeOf: (id) => pages.madeOf(known(id)),
    tileMadeOf: (id) => pages.tileMadeOf(known(id)),
  };
}

/** A function that returns the categories of a product: the same list for all that are in the same ones. */
function createGroups(): (product: Product) => readonly string[] {
  const groups = new Map<string, readonly string[]>();
  return ({ category, categories = [] }) => {
    const key = categories.length === 0 ? category : [category, ...categories].join(' ');
    const known = groups.get(key) ?? [category, ...categories];
    groups.set(key, known);
    return known;
  };
}
