const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Waits until the person at the terminal (Ctrl+C) or the system asks the program to end.
 *
 * npm passes a signal on to the shell it has started, and that shell ends without passing it on to
 * us: the port would stay taken by a program that nobody sees. So under npm the end of the parent
 * counts as the order to stop.
 */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    const parent = process.ppid;
    const watch = process.env['npm_lifecycle_event']
      ? setInterval(() => process.ppid !== parent && stop(), 300)
      : undefined;
    const stop = () => {
      clearInterval(watch);
      for (const signal of SIGNALS) process.off(signal, stop);
      resolve();
    };
    for (const signal of SIGNALS) process.on(signal, stop);
  });
}
