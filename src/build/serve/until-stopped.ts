const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Waits until the person at the terminal (Ctrl+C) or the system asks the program to end. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      for (const signal of SIGNALS) process.off(signal, stop);
      resolve();
    };
    for (const signal of SIGNALS) process.on(signal, stop);
  });
}
