import { byRanks, ranksByColumn, sortKey } from '../../../catalogue/search/sorted';
import type { Catalogue } from './catalogue';

/** An order of products. */
export interface Order {
  of: (hits: readonly number[]) => readonly number[];
  /** All products in it. */
  all: () => Promise<ArrayLike<number>>;
}

/** Opens an order by its name; undefined if there is none of that name. */
export async function openOrder(catalogue: Catalogue, sort: string): Promise<Order | undefined> {
  const { lookUps, everything } = catalogue;
  const ranks = await ranksFor(catalogue, sortKey(sort));
  if (!ranks) return undefined;
  const isDescending = sort.startsWith('-');
  return {
    of: (hits) => byRanks(hits, ranks, isDescending),
    all: () =>
      lookUps.once(`order ${sort}`, () => {
        const value = Uint32Array.from(byRanks(everything, ranks, isDescending));
        return Promise.resolve({ value, bytes: value.byteLength });
      }),
  };
}

/** The rank of each product in an order; undefined for one that there is not. */
async function ranksFor(
  { columns, products, lookUps, count }: Catalogue,
  key: string,
): Promise<Float64Array | undefined> {
  if (key === 'name' || key === 'code') return products.ranks(key);
  const head = columns.heads.find((one) => one.key === key);
  if (!head) return undefined;
  return lookUps.once(`ranks ${key}`, async () => {
    const value = ranksByColumn(await columns.whole(head), count);
    return { value, bytes: value.byteLength };
  });
}
