import type { ReactNode } from 'react';
import type { Facet, Match } from '../../catalogue/search/searchTypes';
import type { ProductSummary } from '../../generated/types';
import type { Filters } from './listingState';

/** What the search knows of a listing, besides the products with the term in their text [L15]. */
export interface CatalogueFindings {
  /** What can be filtered by, with counts; empty until it is known. */
  facets: readonly Facet[];
  /** The ids of all products that the filters leave, in the chosen order; undefined without filters and order. */
  narrowed: readonly string[] | undefined;
  /** What was found by code, specification, unit or a corrected word. */
  more: { ids: readonly string[]; total: number; match: Match; isAbove: boolean } | undefined;
  /** Shows another page of `more`. */
  showMore: () => void;
  /** The term that `more` was found for. */
  moreOf: string;
  /** Whether `more` is still looked for. */
  isLooking: boolean;
  /** Whether filters or order cannot be shown yet. */
  isNarrowing: boolean;
  /** Whether filters or order cannot be shown because the search cannot be reached. */
  failed: boolean;
  /** Whether the facets cannot be shown for the same reason. */
  isLost: boolean;
  retry: () => void;
  /** Of a listing that an endpoint searches: the products themselves. */
  remote?: RemoteProducts | undefined;
}

/** Products of a listing that is too large for the page. */
export interface RemoteProducts {
  /** The first group, as much of it as is shown, and how many it has. */
  products: readonly ProductSummary[];
  /** How many stand before them, on pages that were not asked for. */
  before: number;
  total: number;
  /** The second group. */
  more: readonly ProductSummary[];
  /** Whether they are what is asked for now. */
  isCurrent: boolean;
}

/** A product that is named by its code. */
export interface NamedProduct {
  /** As it is shown. */
  code: string;
  name: string;
  /** The end of its address. */
  page: string;
}

/** The second group of a listing: found by code, specification, unit or a corrected word. */
export interface Otherwise {
  /** Whether it stands above the first group, because a code is met exactly. */
  isAbove: boolean;
  /** What is said of it aloud. */
  spoken: string;
  drawn: ReactNode;
}

/** What a listing asks the search. */
export interface Asked {
  /** The normalised search term. */
  term: string;
  filters: Filters;
  sort: string;
}

/** What the search has answered, and to what. */
export interface Findings {
  of: Asked;
  catalogue: CatalogueFindings;
  /** The product whose code is the term; null if there is none, undefined while it is looked up. */
  named: NamedProduct | null | undefined;
}

/** Before anything was asked. */
const NOTHING: CatalogueFindings = {
  facets: [],
  narrowed: undefined,
  more: undefined,
  moreOf: '',
  isLooking: false,
  isNarrowing: false,
  failed: false,
  isLost: false,
  showMore: () => {},
  retry: () => {},
};

/**
 * The findings as they stand for what is asked now. Until they are those, the search is still looking, and the last
 * ones are shown.
 * @param isLost Whether the code that asks the search cannot be fetched.
 */
export function findingsFor(
  { term, filters, sort }: Asked,
  findings: Findings | undefined,
  isLost: boolean,
): Pick<Findings, 'catalogue' | 'named'> {
  const { of } = findings ?? {};
  if (findings && of?.term === term && of.filters === filters && of.sort === sort) return findings;
  const last = findings?.catalogue ?? NOTHING;
  const isChosen = Object.keys(filters).length > 0 || sort !== '';
  const cannotAsk = !findings && isLost;
  return {
    catalogue: {
      ...last,
      narrowed: isChosen ? last.narrowed : undefined,
      more: term ? last.more : undefined,
      isLooking: term !== '' && !cannotAsk,
      isNarrowing: isChosen && !cannotAsk,
      failed: isChosen && cannotAsk,
      isLost: cannotAsk,
      remote: last.remote && { ...last.remote, isCurrent: false },
    },
    named: term && !cannotAsk ? undefined : null,
  };
}
