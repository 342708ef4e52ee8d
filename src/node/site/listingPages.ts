import { PAGE_SIZE } from '../../catalogue/pageSize';
import type { ListingContext } from '../../generated/types';
import type { Assets } from '../files/assets';
import type { Listing } from './listing';

/** One page of a listing, and the part of its address behind that of the listing: '' or '/2'. */
export interface ListingPage {
  suffix: string;
  listing: ListingContext;
}

/**
 * Paginates a listing. A page has the data of its own tiles; the file with all products, and with what
 * the search reads, is fetched when a visitor searches or wants more. The further pages of a long listing are
 * for visitors without scripts, and for search engines.
 * `address` is that of the listing: '/store/category/engines'. An alias has its first page alone: the next one
 * is that of the category itself.
 */
export function* listingPages(
  { products, ...rest }: Listing,
  { address, isAlias, assets }: { address: string; isAlias: boolean; assets: Assets },
): Generator<ListingPage> {
  const count = products.length;
  const name = address.slice(address.lastIndexOf('/') + 1);
  const all = fileOfAll(products, name, assets);
  const pages = isAlias ? 1 : Math.max(1, Math.ceil(count / PAGE_SIZE));
  const at = (number: number) => (number === 1 ? address : `${address}/${number}`);
  for (let number = 1; number <= pages; number += 1) {
    const from = (number - 1) * PAGE_SIZE;
    const listing: ListingContext = {
      ...rest,
      page: number,
      count,
      from,
      products: products.slice(from, from + PAGE_SIZE).map(withoutDescription),
      ...(all && { all }),
      ...(number > 1 && { previous: at(number - 1) }),
      ...(from + PAGE_SIZE < count && { next: at(number + 1) }),
    };
    yield { suffix: number === 1 ? '' : `/${number}`, listing };
  }
}

type Product = Listing['products'][number];

/** Pages are requested more than once, and the file of ten thousand products is large. */
const known = new WeakMap<readonly Product[], string>();

/** The address of the file with all products; none where there are none. */
function fileOfAll(products: readonly Product[], name: string, assets: Assets): string | undefined {
  if (!products.length) return undefined;
  const file = known.get(products) ?? assets.add(`${name}.json`, JSON.stringify(products));
  known.set(products, file);
  return file;
}

function withoutDescription(product: Product): Product {
  const { description: _, ...rest } = product;
  return rest;
}
