import { searchTerm } from '../searchTerm';
import { endpointAddress } from './endpointAddress';
import type { SearchRequest } from './searchTypes';

/** Products that a search box suggests at most. */
export const MAX_SUGGESTED = 8;

/** What a search box asks for while one types. */
export const suggestionRequest = (term: string): SearchRequest => ({
  q: term,
  size: MAX_SUGGESTED,
  withFacets: false,
});

/**
 * Asks the endpoint what is typed before the code has come that shows suggestions: on a slow network, a round trip
 * earlier. That code asks for the same address, and finds the answer in the browser's cache or on its way to it; after a
 * failure, it asks again.
 * @param endpoint Its address, from the site's data.
 */
export function foreseeAnswer(endpoint: string, typed: string): void {
  const q = searchTerm(typed);
  if (q !== '') fetch(endpointAddress(endpoint, suggestionRequest(q))).catch(() => {});
}
