import { isRecord } from './isRecord';
import { align, alignAdded, inOrder } from './align';
import { toPointer } from './operation';
import { isEqual } from './values';

/** Where a value is. */
type Path = readonly (string | number)[];

/** A value that both sides have changed, each in its way. A side that has taken it away has none. */
export interface Clash {
  /** Where it is in the merged value; where ours has taken it away, where it would be. */
  pointer: string;
  before?: unknown;
  ours?: unknown;
  theirs?: unknown;
}

/** Two versions as one, and where they contradict each other: there it is as ours. */
export interface Merged {
  value: unknown;
  clashes: Clash[];
}

/**
 * Merges two versions that come from the same one. Changes of different pages, blocks, products and fields come together;
 * entries of lists are known again as by `align`.
 */
export function merge(before: unknown, ours: unknown, theirs: unknown): Merged {
  const clashes: Clash[] = [];
  return { value: mergeAt({ before, ours, theirs }, [], clashes), clashes };
}

interface Versions<T> {
  before: T;
  ours: T;
  theirs: T;
}

function mergeAt(all: Versions<unknown>, path: Path, clashes: Clash[]): unknown {
  const { before, ours, theirs } = all;
  if (isEqual(before, theirs) || isEqual(ours, theirs)) return ours;
  if (isEqual(before, ours)) return theirs;
  if (isRecord(ours) && isRecord(theirs)) {
    const known = isRecord(before) ? before : {};
    return mergeFields({ before: known, ours, theirs }, path, clashes);
  }
  if (Array.isArray(before) && Array.isArray(ours) && Array.isArray(theirs))
    return mergeEntries({ before, ours, theirs }, path, clashes);
  clashes.push({ pointer: toPointer(path), before, ours, theirs });
  return ours;
}

function mergeFields(
  { before, ours, theirs }: Versions<Record<string, unknown>>,
  path: Path,
  clashes: Clash[],
): Record<string, unknown> {
  const merged = orderOf(Object.keys(ours), Object.keys(theirs)).map((key) => {
    const fields = { before: own(before, key), ours: own(ours, key), theirs: own(theirs, key) };
    return [key, mergeAt(fields, [...path, key], clashes)] as const;
  });
  // Not assigned one by one, because a field named "__proto__" would become the object's prototype.
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

/** A field's value; undefined where the object only inherits one of that name, such as "constructor". */
const own = (record: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** Our names, with each of theirs behind the one that it stands behind there. */
function orderOf(ours: readonly string[], theirs: readonly string[]): string[] {
  const order = [...ours];
  for (const [index, key] of theirs.entries()) {
    if (order.includes(key)) continue;
    const previous = theirs[index - 1];
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, key);
  }
  return order;
}

/** An entry of a merged list: its indices on all sides, -1 where it is not. */
interface Entry {
  before: number;
  ours: number;
  theirs: number;
}

function mergeEntries(lists: Versions<unknown[]>, path: Path, clashes: Clash[]): unknown[] {
  const merged: unknown[] = [];
  for (const entry of entriesOf(lists)) {
    const at = [...path, merged.length];
    const values = {
      before: lists.before[entry.before],
      ours: lists.ours[entry.ours],
      theirs: lists.theirs[entry.theirs],
    };
    const value = mergeAt(values, at, clashes);
    if (value !== undefined) merged.push(value);
  }
  return merged;
}

/** All entries of three lists, in their merged order. */
function entriesOf({ before, ours, theirs }: Versions<unknown[]>): Entry[] {
  const inOurs = align(before, ours);
  const inTheirs = align(before, theirs);
  // What both have added in the same way is one.
  const [addedHere, addedThere] = [inOurs, inTheirs].map((same) =>
    [...same.keys()].filter((index) => same[index] === -1),
  ) as [number[], number[]];
  const twins = alignAdded(
    addedThere.map((index) => theirs[index]),
    addedHere.map((index) => ours[index]),
  );
  const twinOf = new Map<number, number>();
  for (const [here, there] of twins.entries()) {
    const [one, other] = [addedHere[here], addedThere[there]];
    if (one !== undefined && other !== undefined) twinOf.set(one, other);
  }
  const ourTwin = new Map([...twinOf].map(([one, other]) => [other, one]));
  const [ourPlaces, theirPlaces] = [placesOf(inOurs), placesOf(inTheirs)];
  const ourEntries = inOurs.map((index, here): Entry => {
    const there = index === -1 ? (twinOf.get(here) ?? -1) : (theirPlaces.get(index) ?? -1);
    return { before: index, ours: here, theirs: there };
  });
  const theirEntries = inTheirs.map((index, there): Entry => {
    const here = index === -1 ? (ourTwin.get(there) ?? -1) : (ourPlaces.get(index) ?? -1);
    return { before: index, ours: here, theirs: there };
  });
  return isReordered(inOurs) ? woven(ourEntries, theirEntries) : woven(theirEntries, ourEntries);
}

/** Where the entries of the common version are now. */
const placesOf = (same: readonly number[]): Map<number, number> =>
  new Map([...same.entries()].map(([here, index]) => [index, here]));

const isReordered = (same: readonly number[]): boolean =>
  inOrder(same).size < same.filter((index) => index !== -1).length;

/** The entries of the first list in its order, with each that only the second has behind the one it follows there. */
function woven(first: readonly Entry[], second: readonly Entry[]): Entry[] {
  const order = [...first];
  const known = new Map(order.map((entry) => [keyOf(entry), entry]));
  let previous: Entry | undefined;
  for (const entry of second) {
    const same = known.get(keyOf(entry));
    if (!same) order.splice(previous ? order.indexOf(previous) + 1 : 0, 0, entry);
    previous = same ?? entry;
  }
  return order;
}

/** The same for an entry on both sides. */
const keyOf = ({ ours, theirs }: Entry): string =>
  ours === -1 ? `theirs ${theirs}` : `ours ${ours}`;
