/** Work in small parts, each well below a millisecond: it may stop at each `yield`. */
export type Parts<T> = Generator<undefined, T, undefined>;

/** In ms: a page feels no task of up to 50, and on a slow phone a part may end some ms later. */
const SLICE_MS = 8;

/** Does all the work in one go: in a worker, in Node, and in tests. */
export function atOnce<T>(work: Parts<T>): T {
  for (;;) {
    const part = work.next();
    if (part.done) return part.value;
  }
}

/**
 * Does the work in slices, between which the page answers whoever uses it.
 * @param pause Resolves when the next slice may begin.
 */
export async function inSlices<T>(
  work: Parts<T>,
  pause: () => Promise<unknown> = nextTask,
): Promise<T> {
  for (;;) {
    const end = performance.now() + SLICE_MS;
    do {
      const part = work.next();
      if (part.done) return part.value;
    } while (performance.now() < end);
    await pause();
  }
}

/** What browsers have since 2024 or later: the types of the DOM do not know it yet. */
interface Scheduler {
  yield: () => Promise<void>;
}

/** Input is handled first. Timers are the fallback, although browsers delay each by 4 ms. */
const nextTask = (): Promise<unknown> =>
  (globalThis as { scheduler?: Partial<Scheduler> }).scheduler?.yield?.() ??
  new Promise((resolve) => {
    setTimeout(resolve);
  });
