import type { SearchProvider, SearchSource } from '../../../src/catalogue/search/searchTypes';

/** How a provider is started with a catalogue. Each file beside this one exports one as `open`. */
export type Open = (source: SearchSource) => Promise<SearchProvider>;
