import type { IndexedProduct } from '../../../catalogue/search/searchTypes';

/** The products of a catalogue, by their places in it. */
export interface Products {
  at: (places: readonly number[]) => Promise<ReadonlyMap<number, IndexedProduct>>;
  /** In the order of the ids; unknown ones are left out. */
  placesOf: (ids: readonly string[]) => Promise<number[]>;
  /** Those that a listing finds by a substring, in their order. */
  withSubstring: (q: string) => Promise<readonly number[]>;
  /** By name or code. */
  ranks: (key: 'name' | 'code') => Promise<Float64Array>;
}
