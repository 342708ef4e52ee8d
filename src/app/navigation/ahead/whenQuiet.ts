/**
 * Resolves when the page has loaded and no resource has arrived for a while.
 * @param quiet How long, in ms.
 */
export function whenQuiet(quiet: number): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (document.readyState !== 'complete') return wait();
        arrivals.disconnect();
        resolve();
      }, quiet);
    };
    const arrivals = new PerformanceObserver(wait);
    arrivals.observe({ type: 'resource' });
    wait();
  });
}
