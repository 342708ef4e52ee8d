/**
 * Resolves when the page has loaded and the network has been idle for a while.
 * @param quiet How long the network must be idle, in ms.
 */
export function whenQuiet(quiet: number): Promise<void> {
  return new Promise((resolve) => {
    // Browsers list 250 resources; on pages with more, only these count.
    const look = (before: number) =>
      setTimeout(() => {
        const { length } = performance.getEntriesByType('resource');
        if (length > before || document.readyState !== 'complete') look(length);
        else resolve();
      }, quiet);
    look(performance.getEntriesByType('resource').length);
  });
}
