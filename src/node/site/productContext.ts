import type { Product } from '../../generated/authored';
import type { Picture, ProductContext, ProductSummary } from '../../generated/types';
import { madeBy } from '../output/buildRecord';
import { keepUnits } from './keepTogether';
import { onceEach } from './once';
import { sizeTable } from './sizes';
import type { StoreIndex } from './storeIndex';
import type { StoreTiles } from './storeTiles';

/** A product page shows this many other products. */
const MAX_RELATED_PRODUCTS = 4;

/** The text of the link to a file of public/: 'Data sheet (PDF, 340 kB)'. */
export type LabelOf = (file: string) => string;

/** A unit as screen readers should say it; undefined where the unit itself will do. */
export type SaidOf = (unit: string) => string | undefined;

/** A unit as it stands behind a quantity: 'm²' for 'per m²'. Depends on nothing but the language of the site. */
export type CountedOf = (unit: string) => string;

interface Sources {
  index: StoreIndex;
  tiles: StoreTiles;
  /** The start of every listing's address. */
  prefix: string;
  labelOf: LabelOf;
  /** Depends on nothing but the language of the site. */
  saidOf: SaidOf;
  countedOf: CountedOf;
}

/** What pages of products show besides their blocks, and what that is made of. */
export interface ProductPages {
  contextOf(product: Product): ProductContext;
  /** See `Catalogue.madeOf`. */
  madeOf(product: Product): string;
  /** See `Catalogue.tileMadeOf`. */
  tileMadeOf(product: Product): string;
}

/**
 * All that the page of one product is made of. Whatever it shows comes from here or from `Shared`, so that `madeOf`
 * cannot forget anything.
 */
interface ProductParts {
  product: Product;
  summary: ProductSummary;
  image: Picture;
  images: readonly Picture[];
  categorySlug: string;
  successor: ProductSummary | undefined;
  related: readonly ProductSummary[];
  dataSheetLabel: string | undefined;
}

/** What the pages of all products share. */
interface Shared {
  prefix: string;
  brand: string | undefined;
  model: { prefix: string; suffix: string } | undefined;
  review: ProductContext['review'];
}

/** Makes what pages of products show. */
export function createProductPages(sources: Sources): ProductPages {
  const { index, prefix } = sources;
  const { brand, model, sampleReview: review } = index.store;
  const shared: Shared = { prefix, brand, model, review };
  const nameOf = onceEach((shown: object) => madeBy(JSON.stringify(shown)));
  const nameOfPage = createNames(shared, index, nameOf);
  return {
    contextOf: (product) => contextOf(partsOf(product, sources), shared, sources),
    madeOf: (product) => nameOfPage(partsOf(product, sources)),
    tileMadeOf: (product) => nameOf(sources.tiles.product(product)),
  };
}

/** Gathers what the page of a product is made of. */
function partsOf(product: Product, { index, tiles, labelOf }: Sources): ProductParts {
  const summary = tiles.product(product);
  const { dataSheet, successor } = product;
  const next = successor === undefined ? undefined : index.productOf(successor);
  return {
    product,
    summary,
    image: tiles.image(product),
    images: tiles.images(product),
    categorySlug: categoryInAddress(product, summary.category, index),
    successor: next && tiles.product(next),
    related: (named(product.related, index) ?? relatedTo(product, index)).map(tiles.product),
    dataSheetLabel: dataSheet === undefined ? undefined : labelOf(dataSheet),
  };
}

/** The text that tells parts apart. What many pages show, such as tiles and pictures, is named once. */
function createNames(
  shared: Shared,
  { titleOf }: StoreIndex,
  nameOf: (shown: object) => string,
): (parts: ProductParts) => string {
  const ofAll = nameOf(shared);
  return ({ product, summary, image, images, related, successor, ...rest }) => {
    let several = ofAll + nameOf(summary) + nameOf(image);
    for (const one of images) several += nameOf(one);
    several += ' ';
    for (const one of related) several += nameOf(one);
    if (successor) several += ` ${nameOf(successor)}`;
    return JSON.stringify([several, product, titleOf(product.id), rest]);
  };
}

/** The data that a product page shows besides its blocks. */
function contextOf(
  parts: ProductParts,
  shared: Shared,
  { saidOf, countedOf }: Pick<Sources, 'saidOf' | 'countedOf'>,
): ProductContext {
  const { product, summary, image, images, categorySlug: slug, related, dataSheetLabel } = parts;
  const { prefix, model, review } = shared;
  const sizes = sizeTable(product);
  const { unit } = product;
  const { sizes: _, status: __, ...shown } = summary;
  return {
    ...shown,
    ...(unit !== undefined && { unit: countedOf(unit) }),
    image,
    ...(images.length > 1 && { images: [...images] }),
    categoryPath: prefix + slug,
    description: keepUnits(product.description),
    ...brandOf(product, shared.brand),
    ...statusOf(parts),
    ...(model && { model: modelNumber(product.id, model) }),
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
    ...(review && { review }),
    related: [...related],
    ...(product.dataSheet !== undefined &&
      dataSheetLabel !== undefined && {
        dataSheet: { href: encodeURI(product.dataSheet), label: dataSheetLabel },
      }),
  };
}

/** The segment of a product's category in its address [D4]. */
export function categorySlug(name: string): string {
  return name.toLowerCase().replace(/\s+/g, '-');
}

/** The model number of a product: prefix + the part of the id after the first hyphen + suffix [D9]. */
export function modelNumber(id: string, model: { prefix: string; suffix: string }): string {
  return `${model.prefix}${id.slice(id.indexOf('-') + 1)}${model.suffix}`;
}

function brandOf(
  { brand }: Product,
  storeBrand: string | undefined,
): Pick<ProductContext, 'brand' | 'maker'> {
  if (brand !== undefined) return { brand, maker: true };
  return storeBrand ? { brand: storeBrand } : {};
}

function statusOf({
  product: { status },
  successor,
}: ProductParts): Pick<ProductContext, 'status' | 'successor'> {
  if (status === undefined) return {};
  return { status, ...(successor && status === 'discontinued' && { successor }) };
}

/** The products that are named as going with another. */
function named(
  ids: readonly string[] | undefined,
  { productOf }: StoreIndex,
): Product[] | undefined {
  return ids?.flatMap((id) => productOf(id) ?? []);
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
  const related: Product[] = [];
  for (let n = 1; n <= Math.min(MAX_RELATED_PRODUCTS, others.length); n += 1) {
    const other = others[(at + n) % others.length];
    if (other !== undefined && other !== product) related.push(other);
  }
  return related;
}
