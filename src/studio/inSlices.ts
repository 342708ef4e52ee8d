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
  let end = performance.now() + SLICE_MS;
  for (const entry of list) {
    if (signal.aborted) return false;
    if (each(entry) === false) return true;
    if (performance.now() < end) continue;
    await new Promise((resolve) => setTimeout(resolve));
    end = performance.now() + SLICE_MS;
  }
  return !signal.aborted;
}
