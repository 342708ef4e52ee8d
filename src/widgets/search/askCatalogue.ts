import type { SearchRequest, SearchResult } from '../../catalogue/search/searchTypes';

/**
 * Asks the search at an address. Its code is fetched with the first question, because most visitors ask none.
 * @throws If the code or the index cannot be fetched; the next question tries again.
 */
export async function askCatalogue(address: string, request: SearchRequest): Promise<SearchResult> {
  const { openSearch } = await import('../../catalogue/search/openSearch');
  return openSearch(address).search(request);
}
