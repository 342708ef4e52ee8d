import type { Narrowed } from '../../../catalogue/search/facets';
import type { Columns } from './columns';
import type { Finding } from './findInParts';
import type { LookUps } from './lookUps';
import type { Products } from './products';

/** Where the parts of a catalogue are: in memory, or in a database. */
export interface CatalogueParts {
  lookUps: LookUps;
  products: Products;
  columns: Columns;
  /** Number of products. */
  count: number;
}

/** What answers from the parts of one catalogue. */
export interface Catalogue extends CatalogueParts, Finding {
  /** The places of all products. */
  everything: Uint32Array;
  /** Marks all of them. */
  all: Uint8Array;
  /** What no filters leave. */
  unfiltered: Narrowed;
}
