const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Waits for SIGINT (Ctrl+C) or SIGTERM, or for the end of npm.
 *
 * npm forwards a signal to its shell, which exits without forwarding it to us: an orphaned process would keep the
 * port. So under npm, the exit of the parent process counts as a signal.
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
