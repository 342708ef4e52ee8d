import { isEqual } from '../../../document/values';

/** What makes one list another: so many entries from a place on go, and others come there. */
export interface Splice<Entry> {
  from: number;
  count: number;
  entries: Entry[];
}

/** The shortest piece in which two lists differ. */
export function spliceBetween<Entry>(
  before: readonly Entry[],
  after: readonly Entry[],
): Splice<Entry> {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && isEqual(before[from], after[from])) from += 1;
  let same = 0;
  while (same < shorter - from && isEqual(before.at(-1 - same), after.at(-1 - same))) same += 1;
  return {
    from,
    count: before.length - same - from,
    entries: after.slice(from, after.length - same),
  };
}
