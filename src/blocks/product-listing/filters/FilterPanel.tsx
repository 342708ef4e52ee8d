import type { ShownListing } from '../useListing';
import { FacetChoice } from './FacetChoice';

/** Properties that are open at first. */
const OPEN_FACETS = 4;

/** All that the products of a listing can be filtered by. */
export function FilterPanel({ shown }: { shown: ShownListing }) {
  const { catalogue, state, choose } = shown;
  return catalogue.facets.map((facet, at) => (
    <FacetChoice
      key={facet.key}
      facet={facet}
      filters={state.filters}
      isOpen={at < OPEN_FACETS || facet.key in state.filters}
      onChange={(filters) => choose({ filters })}
    />
  ));
}
