import { createEndpointSearch } from '../../catalogue/search/askEndpoint';
import { openSearch } from '../../catalogue/search/openSearch';
import { isIndex } from '../../catalogue/search/searchOf';
import type { SearchRequest, SearchResult } from '../../catalogue/search/searchTypes';
import { noteSearch } from '../../site/counting/noteSearch';

/**
 * Asks the search at an address: an index, or the endpoint of a large catalogue. What asks it comes on demand, because
 * most visitors ask nothing.
 * @throws If the index cannot be fetched, or the endpoint does not answer; the next question tries again.
 */
export const askCatalogue = async (
  address: string,
  request: SearchRequest,
): Promise<SearchResult> => {
  const search = isIndex(address) ? openSearch(address) : createEndpointSearch(address);
  const answer = search.search(request);
  if (import.meta.env.COUNTS) noteSearch(request, answer);
  return answer;
};
