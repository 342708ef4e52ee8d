import type { ProductSummary } from '../../generated/types';
import { expectOk } from '../expectOk';
import { endpointAddress } from './endpointAddress';
import type { SearchProvider, SearchRequest, SearchResult } from './searchTypes';

/** An answer of the endpoint: for a listing, with the tiles of its products. */
export interface EndpointResult extends SearchResult {
  /** Of `hits`, then of the second group. */
  tiles?: readonly ProductSummary[];
}

/** How often a question is asked again that was refused because there were too many: a pasted list has hundreds. */
const MAX_TRIES = 20;
const TOO_MANY = 429;

/** The search of a catalogue that is too large for the page. Each question is a request to the endpoint. */
export const createEndpointSearch = (address: string): SearchProvider => ({
  search: (request) => askEndpoint(address, request),
});

/**
 * Asks the endpoint.
 * @throws If it cannot be reached, or does not answer.
 */
async function askEndpoint(address: string, request: SearchRequest): Promise<EndpointResult> {
  const url = endpointAddress(address, request);
  let answer = await fetch(url);
  for (let tries = 1; answer.status === TOO_MANY && tries < MAX_TRIES; tries += 1) {
    await pause(Number(answer.headers.get('Retry-After')) || 1);
    answer = await fetch(url);
  }
  return (await expectOk(answer).json()) as EndpointResult;
}

const pause = (seconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });
