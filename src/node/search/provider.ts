import type { SearchProvider, SearchSource } from '../../catalogue/search/searchTypes';

/** What answers the questions of the endpoint: each file in the folder `providers` exports one as `open`. */
export interface EndpointProvider extends SearchProvider {
  /** Questions that it answers at the same time; one unless given, as of what computes in this process. */
  atOnce?: number;
  /** Gives back what it holds, such as connections. */
  close?: () => Promise<void>;
}

/**
 * Opens a provider with a catalogue.
 * @param version Of the catalogue: the same for the same products. What keeps them elsewhere need not load them again.
 */
export type OpenProvider = (source: SearchSource, version: string) => Promise<EndpointProvider>;

/** Answers cannot be given now, but may be soon: a sentence for whoever runs the endpoint. */
export class Unavailable extends Error {}
