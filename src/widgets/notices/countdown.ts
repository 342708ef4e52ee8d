/** Longest time that the browser's timers can hold, in ms; beyond it they would fire at once. */
const LONGEST = 2 ** 31 - 1;

/** A timer that can rest and go on with what was left. */
export interface Countdown {
  go(): void;
  rest(): void;
}

/** Calls `done` once `ms` have run down. It starts at rest; Infinity never ends. */
export function createCountdown(ms: number, done: () => void): Countdown {
  let left = ms;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    go() {
      since = performance.now();
      if (left <= LONGEST) timer = setTimeout(done, left);
    },
    rest() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= performance.now() - since;
    },
  };
}
