/** For so long, in ms, nothing must have arrived. */
const QUIET = 1000;

/** Resolves when the page has loaded and nothing has arrived for a second: what is fetched then is in nobody's way. */
export function whenQuiet(): Promise<void> {
  return new Promise((resolve) => {
    // Browsers list 250 resources; of the pages with more than that, the first ones count.
    const look = (before: number) =>
      setTimeout(() => {
        const { length } = performance.getEntriesByType('resource');
        if (length > before || document.readyState !== 'complete') look(length);
        else resolve();
      }, QUIET);
    look(performance.getEntriesByType('resource').length);
  });
}
