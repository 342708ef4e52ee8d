/**
 * Resolves when the page has loaded and nothing has arrived for a while: what is fetched then is in nobody's way.
 * @param quiet How long, in ms.
 */
export function whenQuiet(quiet: number): Promise<void> {
  return new Promise((resolve) => {
    // Browsers list 250 resources; of the pages with more than that, the first ones count.
    const look = (before: number) =>
      setTimeout(() => {
        const { length } = performance.getEntriesByType('resource');
        if (length > before || document.readyState !== 'complete') look(length);
        else resolve();
      }, quiet);
    look(performance.getEntriesByType('resource').length);
  });
}
