/** When a published page shows something that appears or goes by its date: minutes since 1970 in UTC. */
export interface Due {
  from?: number;
  until?: number;
  /** Whether the build hides it. */
  hidden?: boolean;
}

/** How often the clock is checked. One timer for the moment itself would stop while the computer sleeps. */
export const TICK_MS = 5000;

/** Whether something is hidden at a time, in ms since 1970 as `Date.now()` returns it. */
export function isAway({ from = 0, until = Infinity }: Due, now: number): boolean {
  const minutes = now / 60_000;
  return minutes < from || minutes >= until;
}
