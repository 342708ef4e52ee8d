import { operationsBetween } from './compare';
import { makeChange } from './history';
import { merge, type Clash } from './merge';
import type { Change, Draft } from './step';
import { isEqual } from './values';

/** A change that the server does not have yet. */
export interface WaitingChange {
  change: Change;
  /** What others have written meanwhile, which this change replaces unseen. */
  clashes: readonly Clash[];
}

/** A draft with changes on top that were made on another one. */
interface Rebased {
  draft: Draft;
  waiting: WaitingChange[];
}

/**
 * Makes changes on a draft that others have changed meanwhile. Where both have changed the same value, the change
 * replaces theirs, and says so in `clashes`: nothing is lost unseen.
 * @param before The draft that the changes were made on.
 * @param taken The ids of changes that `after` has already: their answers were lost.
 * @returns The draft, and the changes that it did not have and that still fit.
 */
export function rebase(
  before: Draft,
  waiting: readonly WaitingChange[],
  after: Draft,
  taken: readonly string[],
): Rebased {
  let [from, draft] = [before, after];
  const kept: WaitingChange[] = [];
  for (const one of waiting) {
    const next = attempt(from, one.change);
    if (one.change.id === undefined || !taken.includes(one.change.id)) {
      const moved = next && moveOnto(draft, from, next, one);
      const made = moved && attempt(draft, moved.change);
      if (made) {
        draft = made;
        kept.push(moved);
      }
    }
    from = next ?? from;
  }
  return { draft, waiting: kept };
}

/** A change that does the same on another draft; undefined where that has it already. */
function moveOnto(
  draft: Draft,
  before: Draft,
  after: Draft,
  { change, clashes }: WaitingChange,
): WaitingChange | undefined {
  if (!('do' in change) || isEqual(before.value, draft.value)) return { change, clashes };
  const merged = merge(before.value, after.value, draft.value);
  const operations = operationsBetween(draft.value, merged.value);
  if (operations.length === 0) return undefined;
  return {
    change: { ...change, do: { ...change.do, operations } },
    clashes: [...clashes, ...merged.clashes],
  };
}

function attempt(draft: Draft, change: Change): Draft | undefined {
  try {
    return makeChange(draft, change).draft;
  } catch {
    // What it names is gone.
    return undefined;
  }
}
