import { openSearch } from '../../catalogue/search/openSearch';
import type { SearchRequest, SearchResult } from '../../catalogue/search/searchTypes';

/**
 * Asks the search at an address. What asks it comes on demand, because most visitors ask nothing.
 * @throws If the index cannot be fetched; the next question tries again.
 */
export const askCatalogue = async (
  address: string,
  request: SearchRequest,
): Promise<SearchResult> => openSearch(address).search(request);
