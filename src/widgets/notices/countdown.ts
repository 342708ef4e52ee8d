/** Longest time that the browser's timers can hold, in ms; beyond it they would fire at once. */
const LONGEST = 2 ** 31 - 1;

/** Lets a timer run, or rest: it goes on with what was left. */
export type Countdown = (runs: boolean) => void;

/** Calls `done` once `ms` have run down. It starts at rest; Infinity never ends. */
export function createCountdown(ms: number, done: () => void): Countdown {
  let left = ms;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (runs) => {
    const now = performance.now();
    if (timer !== undefined) left -= now - since;
    clearTimeout(timer);
    since = now;
    timer = runs && left <= LONGEST ? setTimeout(done, left) : undefined;
  };
}
