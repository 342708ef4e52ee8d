/** In ms. Reading a large catalogue takes seconds of a core, which it takes in vain if it fails. */
const FIRST_PAUSE_MS = 2000;
/** In ms. Nobody waits longer for what can be done again, such as once a database is back. */
const LONGEST_PAUSE_MS = 60_000;

/** When what has failed is tried again. */
export interface Retries {
  /** Whether it is time to try something. What has not failed is tried at once, such as the next build. */
  isDue: (what: string) => boolean;
  /**
   * Notes that something has failed: it is then due after twice the pause of the time before, up to the longest.
   * @returns Whether it is the first time.
   */
  failed: (what: string) => boolean;
  /** Notes that all is well again. */
  succeeded: () => void;
}

/**
 * Counts the failures in a row of one thing, which it tells from others by a text.
 * @param now The time in ms.
 */
export function createRetries(
  now: () => number = () => performance.now(),
  firstPauseMs = FIRST_PAUSE_MS,
): Retries {
  let last: { what: string; pauseMs: number; dueAt: number } | undefined;
  return {
    isDue: (what) => last?.what !== what || now() >= last.dueAt,
    failed(what) {
      const before = last?.what === what ? last : undefined;
      const pauseMs = before ? Math.min(2 * before.pauseMs, LONGEST_PAUSE_MS) : firstPauseMs;
      last = { what, pauseMs, dueAt: now() + pauseMs };
      return before === undefined;
    },
    succeeded() {
      last = undefined;
    },
  };
}
