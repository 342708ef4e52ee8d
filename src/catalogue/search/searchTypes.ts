import type { DecimalMark } from '../units/readNumber';

/** Whether a product can be had: 'new' and 'on-order' are notes, 'discontinued' names its successor where there is one. */
export type ProductStatus = 'new' | 'on-order' | 'discontinued';

/** A row of the technical data, as printed. */
export interface IndexedSpecification {
  name: string;
  value: string;
  unit?: string;
}

/** A product as a search knows it: what can be searched, and what a line of results shows. */
export interface IndexedProduct {
  /** Its name in addresses. */
  id: string;
  /** The code as printed, or else the id in capitals. */
  code: string;
  /** Codes of the maker, of older editions or of others for the same part. */
  otherCodes?: readonly string[];
  name: string;
  /** The ids of its categories, its first one first. */
  categories: readonly string[];
  brand?: string;
  status?: ProductStatus;
  /** Absent where the index leaves descriptions out, to stay small. */
  description?: string;
  /** With those of its sizes. */
  specifications: readonly IndexedSpecification[];
  /** Its sizes, which are found by codes of their own. */
  sizes?: readonly IndexedSize[];
}

/** A size of a product. */
export interface IndexedSize {
  id: string;
  /** The code as printed, or else the id in capitals. */
  code: string;
  /** As it follows the name of the product. */
  name: string;
}

/** A place of the site that is not a product. */
export interface Place {
  kind: 'category' | 'page';
  name: string;
  /** Its address within the site. */
  href: string;
}

/** All that a catalogue's search is made from. */
export interface SearchSource {
  /** In the order of the catalogue. */
  products: readonly IndexedProduct[];
  /** Categories and the specifications that filter them, in their order; without 'filters', those that most have. */
  categories: readonly { id: string; name: string; filters?: readonly string[] }[];
  /** What the header's search offers besides products. */
  places: readonly Place[];
  /** Lists of words that mean the same here: [['breaker', 'MCB']]. */
  synonyms: readonly (readonly string[])[];
  /** The decimal mark of the site's language. */
  decimal: DecimalMark;
}

/**
 * The chosen values of one facet. Several `values` mean any of them; `from` and `to`, both inclusive, are in the
 * facet's unit.
 */
export interface Filter {
  /** `key`s of the facet's values. */
  values?: readonly string[];
  from?: number;
  to?: number;
}

/** What a visitor asks for. Everything in it can stand in an address. */
export interface SearchRequest {
  /** As typed; empty for all products. */
  q: string;
  /**
   * True if `q` is a code, as in a pasted list: only products that have it are found, with or without its signs. Several
   * are found only if none of them is meant rather than the others.
   */
  isCode?: boolean;
  /** The id of the category that is searched; absent for the whole catalogue. */
  category?: string;
  /** These products alone, in this order; unknown ids are left out. For what is known already, such as a comparison. */
  ids?: readonly string[];
  /** By the `key` of a facet. Unknown keys and values find nothing, as the address says what is wanted. */
  filters?: Readonly<Record<string, Filter>>;
  /**
   * 'name', 'code' or the `key` of a facet, with a leading '-' for descending; absent for the best first, which without
   * `q` is the order of the catalogue. Products without the value come last either way.
   */
  sort?: string;
  /** From 1. */
  page?: number;
  /** Hits per page; PAGE_SIZE unless given. */
  size?: number;
  /** False for suggestions, which show no filters: `facets` is then empty. */
  withFacets?: boolean;
  /**
   * Of a listing: `hits` are then those with `q` as a substring, as the listing counts them, and what is found
   * otherwise is in `more`.
   */
  isListing?: boolean;
  /** Hits of `more` at most; PAGE_SIZE unless given. */
  moreSize?: number;
}

/**
 * How the hits were found.
 * - exact: the first hits have the code that was asked for, with or without its separators.
 * - all: every word is met, by its beginning.
 * - corrected: so, after a typing mistake in a word without digits was mended; `corrected` says how it was read.
 * - similar: there is no such product. Hits are similar: say so, with what was asked.
 */
export type Match = 'exact' | 'all' | 'corrected' | 'similar';

/** A product that was found. Its picture is in the listing's file, or found by `lookUp`. */
export interface Hit extends Omit<IndexedProduct, 'description' | 'sizes'> {
  /** The size whose code was asked for. */
  size?: IndexedSize;
  /** True if it is ordered by size, and none was asked for. */
  hasSizes?: boolean;
}

/** A value of a facet, with the number of products that would be left if it were chosen. */
export interface FacetValue {
  /** For filters and addresses: '20mm', 'rubber'. */
  key: string;
  /** As printed, with its unit: '20 mm'. */
  label: string;
  count: number;
}

/** A property that hits can be filtered by. Counts take all filters into account except the facet's own. */
export interface Facet {
  /** 'brand', 'status', 'category', or made from the name of the specification: 'outside-diameter'. */
  key: string;
  /** The name of the specification; empty for brand, status and category, whose names are interface texts. */
  name: string;
  /** Numbers ascending, others by their count. A chosen value is always among them; those outside of a chosen range are not. */
  values: readonly FacetValue[];
  /** For numbers: the smallest and largest value, whatever range is chosen, and their unit, if all have the same one. */
  range?: { from: number; to: number; unit?: string };
}

/** The second group of a listing. */
export interface MoreHits {
  total: number;
  hits: readonly Hit[];
  match: Match;
  /** The question as it was read, if it was corrected. */
  corrected?: string;
  /** Whether it stands above the first group, because a code is met exactly. */
  isAbove: boolean;
}

/** The answer to a request. */
export interface SearchResult {
  /** Number of hits on all pages. */
  total: number;
  /** Those of the page. */
  hits: readonly Hit[];
  facets: readonly Facet[];
  match: Match;
  /** The question as it was read, if it was corrected. */
  corrected?: string;
  /** For listings: what was found by code, specification, unit or a corrected word; absent without `q`. */
  more?: MoreHits;
  /** Categories and pages with all words of the question in their name; none in a listing. */
  places: readonly Place[];
}

/** What answers questions: an index in the browser, or an endpoint. */
export interface SearchProvider {
  /** Rejects if the index or the endpoint cannot be reached. */
  search: (request: SearchRequest) => Promise<SearchResult>;
}
