import type { SearchRequest, SearchResult } from './searchTypes';

/** What the page sends the worker: first where the index is, then questions. */
export type ToWorker = { address: string } | { number: number; request: SearchRequest };

/** What the worker answers: a result, or why there is none. The first question waits for the index. */
export type FromWorker = { number: number } & ({ result: SearchResult } | { failure: string });
