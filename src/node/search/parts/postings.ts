/** The products that a term is found in, in the order of the catalogue, and what it says in each (see `termIndex`). */
export interface Postings {
  products: Uint32Array;
  weights: Uint8Array;
}
