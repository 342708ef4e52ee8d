import { PAGE_SIZE } from '../../catalogue/pageSize';
import type { ListingContext } from '../../generated/types';
import type { Assets } from '../files/assets';
import { compressedSize } from '../files/compressedSize';
import type { Listing } from './listing';
import { once } from './once';

/** One page of a listing, and the suffix of its address: '' or '/2'. */
export interface ListingPage {
  suffix: string;
  /** From 1. */
  number: number;
  /** Made when it is first asked for: who only counts pages does not wait for their tiles. */
  readonly listing: ListingContext;
  /**
   * A text that differs whenever the listing does.
   * @param tileMadeOf The same of the tile of a product.
   */
  madeOf: (tileMadeOf: (id: string) => string) => string;
  /** For links inside the site, if the listing is small: the same with all products and the search data. */
  whole?: ListingContext;
}

/** Compressed: a listing up to this size is sent whole, ready to be searched. */
const MAX_WHOLE_BYTES = 15_000;
/** A larger listing is surely too large when compressed, so it need not be compressed to find out. */
const MAX_UNCOMPRESSED_BYTES = 20 * MAX_WHOLE_BYTES;
/** A product of a listing has more bytes as JSON, by its picture alone. */
const MIN_PRODUCT_BYTES = 100;

/** The place of the first product of a page. */
const firstOf = (number: number): number => (number - 1) * PAGE_SIZE;

interface ListingPagesOptions {
  address: string;
  isAlias: boolean;
  assets: Assets;
  /** Whether an endpoint searches the catalogue. */
  hasEndpoint?: boolean;
}

/**
 * Paginates a listing. A page has the data of its own tiles; the file with all products and the search data is
 * fetched when a visitor searches or asks for more. Visitors who follow a link to a small listing get it whole, in
 * one round trip; those who open it directly have its tiles in the HTML. Further pages are for visitors without
 * JavaScript, and for search engines. `address` is that of the listing: '/store/category/engines'. An alias has only
 * a first page, whose next page is the category's.
 *
 * Where an endpoint searches the catalogue, a listing of several pages has no such file: nobody would fetch it.
 */
export function* listingPages(
  { products, brands, part, ...rest }: Listing,
  { address, isAlias, assets, hasEndpoint = false }: ListingPagesOptions,
): Generator<ListingPage> {
  const count = products.length;
  const name = address.slice(address.lastIndexOf('/') + 1);
  const isKnownToSearch = rest.category !== undefined || rest.slug === 'all' || part !== undefined;
  const isRemote = hasEndpoint && isKnownToSearch && count > PAGE_SIZE;
  const all = count > 0 && !isRemote ? fileOfAll(products, name, assets) : undefined;
  const pages = isAlias ? 1 : Math.max(1, Math.ceil(count / PAGE_SIZE));
  const at = (number: number) => (number === 1 ? address : `${address}/${number}`);
  const shownOn = (number: number) => products.slice(firstOf(number), firstOf(number) + PAGE_SIZE);
  /** What a page has besides its products. */
  const aroundTiles = (number: number): Omit<ListingContext, 'products'> => {
    const from = firstOf(number);
    return {
      ...rest,
      page: number,
      count,
      from,
      ...(all && { all }),
      ...(isRemote && part && { part }),
      ...(brands && number === 1 && { brands }),
      ...(number > 1 && { previous: at(number - 1) }),
      ...(from + PAGE_SIZE < count && { next: at(number + 1) }),
    };
  };
  for (let number = 1; number <= pages; number += 1) {
    const listing = once((): ListingContext => ({
      ...aroundTiles(number),
      products: shownOn(number).map(withoutDescription),
    }));
    const hasWhole = number === 1 && all !== undefined && comesWhole(products);
    yield {
      suffix: number === 1 ? '' : `/${number}`,
      number,
      get listing() {
        return listing();
      },
      madeOf: (tileMadeOf) =>
        JSON.stringify(aroundTiles(number)) +
        shownOn(number)
          .map(({ id }) => tileMadeOf(id))
          .join(''),
      ...(hasWhole && { whole: wholeOf(listing(), products) }),
    };
  }
}

/** A listing with all its products: it needs no file that has them. */
function wholeOf(listing: ListingContext, products: readonly Product[]): ListingContext {
  const { all: _, ...rest } = listing;
  return { ...rest, products: [...products] };
}

type Product = Listing['products'][number];

/** Cached, because pages are requested more than once and the file of ten thousand products is large. */
const files = new WeakMap<readonly Product[], string>();
const small = new WeakMap<readonly Product[], boolean>();

/** Whether a listing is small enough to be sent whole. */
function comesWhole(products: readonly Product[]): boolean {
  const isSmall =
    small.get(products) ??
    (products.length * MIN_PRODUCT_BYTES <= MAX_UNCOMPRESSED_BYTES &&
      isAtMost(MAX_WHOLE_BYTES, JSON.stringify(products)));
  small.set(products, isSmall);
  return isSmall;
}

/** @param bytes The maximum size of the text, compressed. */
function isAtMost(bytes: number, text: string): boolean {
  const { length } = Buffer.from(text);
  return length <= bytes || (length <= MAX_UNCOMPRESSED_BYTES && compressedSize(text) <= bytes);
}

/** The address of the file with all products. */
function fileOfAll(products: readonly Product[], name: string, assets: Assets): string {
  const file = files.get(products) ?? assets.addLasting(`${name}.json`, JSON.stringify(products));
  files.set(products, file);
  return file;
}

function withoutDescription(product: Product): Product {
  const { description: _, ...rest } = product;
  return rest;
}
