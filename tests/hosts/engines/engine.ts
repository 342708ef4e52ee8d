/** A browser that opens pages and runs a function in them: all that the tests of hosts ask of it. */
export interface Engine {
  /** 'Firefox 140.12'. */
  name: string;
  /**
   * Opens a page as a new visitor and runs `source`, an expression that gives a promise of a text.
   * @throws What went wrong in the page, or that it took too long.
   */
  run: (url: string, source: string) => Promise<string>;
  close: () => Promise<void>;
}

/** Where an engine is, or what to install where it is not. */
export type FoundEngine = { open: () => Promise<Engine> } | { missing: string };

/** So long a page may take, in ms. */
export const PATIENCE = 30_000;
