import { isRecord } from './isRecord';
import { isEqual } from './values';

/** Fields that name an entry of a list among the others: products and branches, pages, redirects. */
const NAMES = ['id', 'path', 'from'];

/** How alike two entries without a name must be to be taken for the same: the share of what they have in common. */
const MIN_LIKENESS = 0.35;

/** With more entries left on either side than this, only neighbours are compared. */
const MAX_COMPARED_ENTRIES = 60;

/**
 * Which entry of a list is which in another version of it: for each entry of `after` the index of the same one in
 * `before`, or -1 for a new one. Entries are known by being equal, by their name, by likeness, and at last by standing at
 * the same place between two known ones.
 */
export function align(before: readonly unknown[], after: readonly unknown[]): number[] {
  const found = after.map(() => -1);
  const taken = new Set<number>();
  const match = (there: number, here: number): void => {
    found[here] = there;
    taken.add(there);
  };
  const free = (): number[] => [...before.keys()].filter((index) => !taken.has(index));
  const open = (): number[] => [...after.keys()].filter((index) => found[index] === -1);

  matchEnds(before, after, match);
  matchBy((entry) => entry, { before, after, free: free(), open: open() }, match);
  matchBy(textOf, { before, after, free: free(), open: open() }, match);
  matchBy(nameOf, { before, after, free: free(), open: open() }, match);
  matchAlike({ before, after, free: free(), open: open() }, match);
  matchPlaces({ before, after, found, taken }, match);
  return found;
}

/**
 * The same for entries that two sides have added: those that are equal or have the same name are one. Two of the same
 * kind are not, because each side meant its own.
 */
export function alignAdded(before: readonly unknown[], after: readonly unknown[]): number[] {
  const found = after.map(() => -1);
  const taken = new Set<number>();
  for (const key of [textOf, nameOf]) {
    const free = [...before.keys()].filter((index) => !taken.has(index));
    const open = [...after.keys()].filter((index) => found[index] === -1);
    matchBy(key, { before, after, free, open }, (there, here) => {
      found[here] = there;
      taken.add(there);
    });
  }
  return found;
}

interface Sides {
  before: readonly unknown[];
  after: readonly unknown[];
  /** The indices that are not matched yet. */
  free: readonly number[];
  open: readonly number[];
}

type Match = (there: number, here: number) => void;

/** Matches what is equal from both ends on, so that of several equal entries those that nobody touched stay in place. */
function matchEnds(before: readonly unknown[], after: readonly unknown[], match: Match): void {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isEqual(before[start], after[start])) {
    match(start, start);
    start += 1;
  }
  for (let end = 1; end <= shorter - start; end += 1) {
    const [there, here] = [before.length - end, after.length - end];
    if (!isEqual(before[there], after[here])) break;
    match(there, here);
  }
}

/** Matches entries of the same key, in their order. Entries without one are left out. */
function matchBy(
  key: (entry: unknown) => unknown,
  { before, after, free, open }: Sides,
  match: Match,
): void {
  const places = new Map<unknown, number[]>();
  for (const index of free) {
    const one = key(before[index]);
    if (one === undefined) continue;
    const known = places.get(one);
    if (known) known.push(index);
    else places.set(one, [index]);
  }
  if (places.size === 0) return;
  for (const index of open) {
    const one = key(after[index]);
    const there = one === undefined ? undefined : places.get(one)?.shift();
    if (there !== undefined) match(there, index);
  }
}

const textOf = (entry: unknown): string => JSON.stringify(entry);

function nameOf(entry: unknown): string | undefined {
  if (!isRecord(entry)) return undefined;
  const field = NAMES.find((name) => typeof entry[name] === 'string');
  return (
    field && `${typeof entry['type'] === 'string' ? entry['type'] : ''} ${String(entry[field])}`
  );
}

/** Matches what is most alike first. */
function matchAlike({ before, after, free, open }: Sides, match: Match): void {
  if (free.length > MAX_COMPARED_ENTRIES || open.length > MAX_COMPARED_ENTRIES) return;
  const pairs = open
    .flatMap((here) =>
      free.map((there) => ({ here, there, likeness: likeness(before[there], after[here]) })),
    )
    .filter(({ likeness: much }) => much >= MIN_LIKENESS)
    .toSorted(
      (a, b) => b.likeness - a.likeness || Math.abs(a.here - a.there) - Math.abs(b.here - b.there),
    );
  const [heres, theres] = [new Set<number>(), new Set<number>()];
  for (const { here, there } of pairs) {
    if (heres.has(here) || theres.has(there)) continue;
    heres.add(here);
    theres.add(there);
    match(there, here);
  }
}

/** What two groups have in common, from 0 to 1; texts and groups of different types have nothing. */
function likeness(one: unknown, other: unknown): number {
  if (!isRecord(one) || !isRecord(other) || one['type'] !== other['type']) return 0;
  const [mine, others] = [leavesOf(one), leavesOf(other)];
  const shared = [...mine].filter((leaf) => others.has(leaf)).length;
  return shared / Math.max(mine.size, others.size, 1);
}

/** The texts and numbers in a value with the names of their fields, without the places in lists. */
function leavesOf(value: unknown, name = '', leaves = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const entry of value) leavesOf(entry, name, leaves);
  else if (isRecord(value))
    for (const [key, field] of Object.entries(value)) {
      if (key !== 'type' || name !== '') leavesOf(field, key, leaves);
    }
  else leaves.add(`${name} ${String(value)}`);
  return leaves;
}

/** Matches what stands between the same two neighbours, where it is of the same kind. */
function matchPlaces(
  {
    before,
    after,
    found,
    taken,
  }: { before: readonly unknown[]; after: readonly unknown[]; found: number[]; taken: Set<number> },
  match: Match,
): void {
  for (const [here, entry] of after.entries()) {
    if (found[here] !== -1) continue;
    const previous = here === 0 ? -1 : (found[here - 1] ?? -1);
    if (here > 0 && previous === -1) continue;
    const there = previous + 1;
    if (there >= before.length || taken.has(there)) continue;
    if (isSameKind(before[there], entry)) match(there, here);
  }
}

function isSameKind(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return typeof one === typeof other;
  return (
    one['type'] !== undefined && one['type'] === other['type'] && nameOf(one) === nameOf(other)
  );
}

/** The matched entries that keep their order, as indices of `after`: the longest rising run. All others have moved. */
export function inOrder(found: readonly number[]): Set<number> {
  const ends: number[] = [];
  const previous = new Map<number, number | undefined>();
  for (const [here, there] of found.entries()) {
    if (there === -1) continue;
    const longest = ends.at(-1);
    const continues = longest === undefined || (found[longest] ?? -1) < there;
    const length = continues ? ends.length : firstFrom(ends, (end) => (found[end] ?? -1) >= there);
    previous.set(here, ends[length - 1]);
    ends[length] = here;
  }
  const kept = new Set<number>();
  for (let here = ends.at(-1); here !== undefined; here = previous.get(here)) kept.add(here);
  return kept;
}

/** The index of the first entry from which on a test holds, found by halves: before it, it holds for none. */
function firstFrom(list: readonly number[], test: (entry: number) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (test(list[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}
