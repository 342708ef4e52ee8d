/** How long the window may be busy at once: shorter than what a person feels as a halt. */
const SLICE_MS = 25;

/**
 * Goes through a long list without keeping the window from answering: in slices, between which it draws and takes keys.
 * @param each What is done with each entry; `false` ends it.
 * @param signal Ends it, as when what was looked for has changed.
 * @returns Whether it came to its end.
 */
export async function inSlices<Entry>(
  list: Iterable<Entry>,
  each: (entry: Entry) => boolean | void,
  signal: AbortSignal,
): Promise<boolean> {
  const slice = createSlices();
  for (const entry of list) {
    if (signal.aborted) return false;
    if (each(entry) === false) return true;
    if (slice.isOver()) await slice.next();
  }
  return !signal.aborted;
}

/** Slices of work, between which the window draws and takes keys. */
export function createSlices() {
  let end = performance.now() + SLICE_MS;
  return {
    /** Whether the window was busy long enough. */
    isOver: () => performance.now() >= end,
    async next(): Promise<void> {
      await new Promise((resolve) => setTimeout(resolve));
      end = performance.now() + SLICE_MS;
    },
  };
}
