/** When something is shown that appears or goes by its date while the page is out: minutes since 1970 in UTC. */
export interface Due {
  from?: number;
  until?: number;
  /** Whether the build hides it. */
  hidden?: boolean;
}

/** How often the clock is looked at, in ms: a timer for the moment itself would stop while a computer sleeps. */
export const TICK = 5000;

/** Whether something is not shown at a time in ms, as of `Date.now()`. */
export function isAway({ from = 0, until = Infinity }: Due, now: number): boolean {
  const minutes = now / 60_000;
  return minutes < from || minutes >= until;
}
