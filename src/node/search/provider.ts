import type { SearchProvider, SearchSource } from '../../catalogue/search/searchTypes';

/** What answers the questions of the endpoint: each file in the folder `providers` exports one as `open`. */
export interface EndpointProvider extends SearchProvider {
  /** Questions that it answers at the same time; one unless given, as of what computes in this process. */
  atOnce?: number;
  /** Gives back what it holds, such as connections. */
  close?: () => Promise<void>;
}

/** What a catalogue is known again by, where it is kept elsewhere. */
export interface CatalogueName {
  /** The address of its site: sites that share a database keep their catalogues apart. */
  site: string;
  /** The same for the same products, which then need not be loaded again. */
  version: string;
}

/** Opens a provider with a catalogue. */
export type OpenProvider = (source: SearchSource, name: CatalogueName) => Promise<EndpointProvider>;

/** Answers cannot be given now, but may be soon: a sentence for whoever runs the endpoint. */
export class Unavailable extends Error {}
