import type { SearchRequest, SearchResult } from './searchTypes';

/** What the page sends the worker: first the index as text, then questions. */
export type ToWorker = { index: string } | { number: number; request: SearchRequest };

/** What the worker answers: a result, or why there is none. The first question waits for the index. */
export type FromWorker = { number: number } & ({ result: SearchResult } | { failure: string });
