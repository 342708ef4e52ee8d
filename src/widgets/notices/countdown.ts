/** The maximum delay of setTimeout, in ms; longer ones fire at once. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** Resumes or pauses the timer. */
export type Countdown = (runs: boolean) => void;

/** A pausable timer, initially paused: calls `done` after `ms` of running. Infinity never ends. */
export function createCountdown(ms: number, done: () => void): Countdown {
  let left = ms;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (runs) => {
    const now = performance.now();
    if (timer !== undefined) left -= now - since;
    clearTimeout(timer);
    since = now;
    timer = runs && left <= MAX_TIMEOUT_MS ? setTimeout(done, left) : undefined;
  };
}
