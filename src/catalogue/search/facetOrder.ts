import type { FacetCounts } from './facets';
import type { FacetColumn } from './facetTable';
import type { SearchRequest, SearchSource } from './searchTypes';
import { toSorted } from '../toSorted';

/** Facets that one answer offers at most, besides those that are chosen. */
const MAX_FACETS = 12;
/** Of the hits, the share that must have a specification before it is offered as a filter unasked. */
const MIN_COVERAGE = 0.3;

/**
 * The columns that an answer has as facets: brand and status, then the filters of the category or, where it names
 * none, the specifications that most hits have.
 */
export function facetOrder(
  columns: readonly FacetColumn[],
  { category, filters = {} }: SearchRequest,
  { having, total }: FacetCounts,
  categories: SearchSource['categories'],
): number[] {
  const chosen = categories.find(({ id }) => id === category)?.filters;
  const isChosen = (place: number) => (columns[place]?.key ?? '') in filters;
  const wanted = (place: number) => {
    const { key, name } = columns[place] as FacetColumn;
    if (isChosen(place)) return true;
    if (name === '') return key !== 'category' || category === undefined;
    return chosen
      ? chosen.includes(name)
      : total > 0 && (having[place] ?? 0) / total >= MIN_COVERAGE;
  };
  const rank = (place: number) => {
    const name = columns[place]?.name ?? '';
    return name === '' ? -1 : (chosen?.indexOf(name) ?? 0);
  };
  const best = toSorted([...columns.keys()].filter(wanted), (a, b) => rank(a) - rank(b));
  return best.filter((place, n) => n < MAX_FACETS || isChosen(place));
}
