/**
 * Does something while nothing is written to the terminal: SheetJS tells developers there of number formats and sizes
 * that it finds odd, among what the person at the terminal is asked.
 */
export function quietly<Done>(work: () => Done): Done {
  const { error, warn, log } = console;
  Object.assign(console, { error: nothing, warn: nothing, log: nothing });
  try {
    return work();
  } finally {
    Object.assign(console, { error, warn, log });
  }
}

const nothing = (): void => undefined;
