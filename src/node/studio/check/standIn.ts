import { align } from '../../../document/align';
import { applyAll } from '../../../document/apply';
import { stepsOf, toPointer, type Operation } from '../../../document/operation';
import { isEqual, valueAt } from '../../../document/values';
import { isRecord } from '../../../document/isRecord';

/**
 * Operations that take what is wrong out of a draft: the last good value stands in, or where there is none, the field or
 * the entry is left out. In later rounds more goes with it: first the entry around it, such as a block, then its page or
 * part of the site, at last everything.
 * @param pointers Where mistakes are.
 * @param round From 0.
 */
export function standInsFor(
  draft: unknown,
  lastGood: unknown,
  pointers: readonly string[],
  round: number,
): Operation[] {
  if (round > 2) return [{ op: 'set', at: '', value: lastGood }];
  const bad = new Set(
    pointers.map((pointer) => toPointer(widened(draft, stepsOf(pointer), round))),
  );
  const operations: Operation[] = [];
  let value = draft;
  // The last entry of a list first, so that the places of the others stay.
  for (const pointer of [...bad].toSorted(byPointer)) {
    const operation = standIn(value, lastGood, pointer);
    if (!operation) continue;
    operations.push(operation);
    ({ value } = applyAll(value, [operation]));
  }
  return operations;
}

function widened(draft: unknown, steps: readonly string[], round: number): readonly string[] {
  if (round === 0) return steps;
  if (round === 2) return steps.slice(0, steps[0] === 'pages' ? 2 : 1);
  for (let length = steps.length; length > 0; length -= 1) {
    const around = valueAt(draft, steps.slice(0, length - 1));
    if (Array.isArray(around) && isRecord(valueAt(draft, steps.slice(0, length))))
      return steps.slice(0, length);
  }
  return steps.slice(0, 1);
}

function standIn(draft: unknown, lastGood: unknown, pointer: string): Operation | undefined {
  const steps = stepsOf(pointer);
  const bad = valueAt(draft, steps);
  const good = goodAt(draft, lastGood, steps);
  const around = valueAt(draft, steps.slice(0, -1));
  if (good !== undefined && !isEqual(good, bad) && isSameKind(good, bad))
    return { op: 'set', at: pointer, value: good };
  if (bad === undefined || steps.length === 0) return undefined;
  if (Array.isArray(around)) return { op: 'remove', at: pointer };
  return isRecord(around) ? { op: 'unset', at: pointer } : undefined;
}

/** The last good value of what is at a place now: entries of lists may have come and gone before it. */
export function goodAt(draft: unknown, lastGood: unknown, steps: readonly string[]): unknown {
  let [now, good] = [draft, lastGood];
  for (const step of steps) {
    const hasShifted = Array.isArray(now) && Array.isArray(good) && now.length !== good.length;
    const before = hasShifted ? align(good as unknown[], now as unknown[])[Number(step)] : step;
    good = valueAt(good, [before ?? step]);
    now = valueAt(now, [step]);
  }
  return good;
}

/** Whether one value may stand for another: not a block of another type, which has come to its place meanwhile. */
function isSameKind(good: unknown, bad: unknown): boolean {
  return !isRecord(good) || !isRecord(bad) || good['type'] === bad['type'];
}

/** Later entries of lists, and what is deeper, first. */
function byPointer(one: string, other: string): number {
  return other.localeCompare(one, 'en', { numeric: true });
}
