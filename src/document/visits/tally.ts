import { MAX_DAYS, type Counted } from './visits';

/** Counts by name and day. */
export interface Tally {
  /** @param day How many days ago: 0 for today. */
  add: (name: string, day: number) => void;
  /** The most frequent of the last days, and how often they were counted. */
  top: (days: number) => Counted[];
  /** How often anything was counted on the last days. */
  total: (days: number) => number;
}

/** Names that are kept: anybody can send made-up ones. */
const MAX_NAMES = 20_000;

/** Names that are listed. */
const MAX_LISTED = 500;

/** A tally with nothing in it. */
export function createTally(): Tally {
  const counts = new Map<string, Uint32Array>();
  const all = (days: number): Counted[] =>
    [...counts]
      .map(([name, byDay]) => ({ name, count: sumOf(byDay, days) }))
      .filter(({ count }) => count > 0);
  return {
    add(name, day) {
      const byDay = counts.get(name) ?? new Uint32Array(MAX_DAYS);
      if (counts.size >= MAX_NAMES && !counts.has(name)) return;
      counts.set(name, byDay);
      byDay[day] = (byDay[day] ?? 0) + 1;
    },
    top: (days) =>
      all(days)
        .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name))
        .slice(0, MAX_LISTED),
    total: (days) => all(days).reduce((sum, { count }) => sum + count, 0),
  };
}

const sumOf = (byDay: Uint32Array, days: number): number =>
  byDay.subarray(0, days).reduce((sum, count) => sum + count, 0);
