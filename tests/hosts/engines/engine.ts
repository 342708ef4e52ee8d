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
       * Whether several visits may run at the same time, which saves time because a visit mostly waits. It needs an
       * engine that keeps several pages in the foreground: in the background, nothing is drawn.
       */
      atOnce?: boolean;
    }
  | { missing: string };

/** Timeout of a page in ms, to end what hangs. */
export const TIMEOUT_MS = 90_000;
