import type { SearchProvider, SearchRequest } from '../../src/catalogue/search/searchTypes';
import { isSame } from './manyRequests';
import { FORTY, SECOND_THIRTY, THIRTY, TWENTY_FOUR } from './questions';

/** What the header shows of an answer. */
const SIZE = 8;

/** All questions of buyers, as the header and as a listing ask them. */
const REQUESTS: readonly SearchRequest[] = [...FORTY, ...TWENTY_FOUR, ...THIRTY, ...SECOND_THIRTY]
  .map(([q]) => q)
  .flatMap((q) => [
    { q, size: SIZE, withFacets: false },
    { q, size: SIZE, withFacets: false, isListing: true },
  ]);

/** Questions whose first results, number of results or kind of match are not those of the page's provider. */
export async function differentFirst(
  provider: SearchProvider,
  page: SearchProvider,
): Promise<SearchRequest[]> {
  const different: SearchRequest[] = [];
  for (const request of REQUESTS)
    if (!isSame(await shownOf(provider, request), await shownOf(page, request)))
      different.push(request);
  return different;
}

async function shownOf(provider: SearchProvider, request: SearchRequest): Promise<unknown> {
  const { hits, more, total, match, corrected } = await provider.search(request);
  const ids = (all: typeof hits = []) => all.map(({ id }) => id);
  return [ids(hits), ids(more?.hits), total, more?.total, match, corrected];
}
