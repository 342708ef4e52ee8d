import type { EmbedSite } from './data';

/** A search box of a page, as the file of the search takes it over. */
export interface SearchBox {
  field: HTMLInputElement;
  /** Where what was found is shown: below a paragraph for its words, and a live region. */
  results: HTMLElement;
  /**
   * Fetches the text of the index that is searched in, or has it already; for a large catalogue, the address of what
   * searches it. Rejects if it cannot be fetched.
   */
  source: () => Promise<{ index: string } | { endpoint: string }>;
  /** Products shown at most. */
  limit: number;
  site: Pick<EmbedSite, 'ask' | 'site' | 'store' | 'strings'>;
}

/** The module of the search: embed/search. Pinned scripts are without it, and their boxes lead to the site. */
export interface SearchModule {
  attach?: (box: SearchBox) => void;
}
