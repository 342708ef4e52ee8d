import type { Filter } from './searchTypes';

/** '20..30', '20..' or '..30': a range in the unit of the facet, both ends included. */
const RANGE = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/;

/** Reads the values that an address has for a facet: one range, or any of several values. */
export function readFilter(written: readonly string[]): Filter {
  const [, from, to] = (written.length === 1 && RANGE.exec(written[0] ?? '')) || [];
  if (from === undefined && to === undefined) return { values: written };
  return {
    ...(from !== undefined && { from: Number(from) }),
    ...(to !== undefined && { to: Number(to) }),
  };
}

/** The values of a filter as an address has them. */
export const writeFilter = ({ values, from, to }: Filter): readonly string[] =>
  values ?? [`${from ?? ''}..${to ?? ''}`];
