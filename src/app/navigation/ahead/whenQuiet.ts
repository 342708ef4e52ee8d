/**
 * Resolves when the page has loaded, and no resource has arrived for a while.
 * @param quiet How long, in ms.
 * @param moves Events of the visitor that also interrupt the quiet: 'scroll'.
 */
export function whenQuiet(quiet: number, moves: readonly string[] = []): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (document.readyState !== 'complete') return wait();
        arrivals.disconnect();
        stop.abort();
        resolve();
      }, quiet);
    };
    const arrivals = new PerformanceObserver(wait);
    arrivals.observe({ type: 'resource' });
    for (const type of moves)
      addEventListener(type, wait, { capture: true, passive: true, signal: stop.signal });
    wait();
  });
}
