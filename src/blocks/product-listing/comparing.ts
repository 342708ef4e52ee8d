import { createContext } from 'react';

/** More would not fit beside each other. */
export const MAX_COMPARED = 4;
/** Fewer have nothing to differ from. */
export const MIN_COMPARED = 2;

/** The products chosen for the comparison, and how to change them. */
export interface Comparing {
  ids: readonly string[];
  /** Takes a product in, or out if it is in. */
  toggle: (id: string) => void;
}

/** Given to the cards of a listing that can be compared. */
export const ComparingContext = createContext<Comparing | undefined>(undefined);

/** The products of a comparison with one of them taken in, or out if it is in. A full one takes no more. */
export function toggled(ids: readonly string[], id: string): readonly string[] {
  if (ids.includes(id)) return ids.filter((one) => one !== id);
  return ids.length < MAX_COMPARED ? [...ids, id] : ids;
}

/** Reads the ids of a comparison from an address: '6204-2rs,6205-2rs'. */
export function readCompared(written: string | null): readonly string[] {
  const ids = (written ?? '').split(',').filter((id) => /^[a-z0-9][a-z0-9-]*$/.test(id));
  return [...new Set(ids)].slice(0, MAX_COMPARED);
}
