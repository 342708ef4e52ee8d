/** The minimal browser driver that the host tests need. */
export interface Engine {
  /** 'Firefox 140.12'. */
  name: string;
  /**
   * Opens a page, and evaluates `source`, an expression whose value is a Promise<string>. What the page stores is there
   * for the next one unless `source` clears it.
   * @throws On an error in the page, or a timeout.
   */
  run: (url: string, source: string) => Promise<string>;
  close: () => Promise<void>;
}

/** An installed engine, or what to install. */
export type FoundEngine =
  | {
      open: () => Promise<Engine>;
      /**
       * Whether it shows several pages at once, none of them in the background, where nothing is drawn: a visit mostly
       * waits.
       */
      atOnce?: boolean;
    }
  | { missing: string };

/** Timeout of a page in ms, to end what hangs. */
export const TIMEOUT_MS = 90_000;
