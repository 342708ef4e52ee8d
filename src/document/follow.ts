import { stepsOf, toPointer, type Operation } from './operation';

/** Where what stood at a pointer stands after operations; undefined if it is gone. */
export function follow(pointer: string, operations: readonly Operation[]): string | undefined {
  let steps: string[] | undefined = stepsOf(pointer);
  for (const operation of operations) steps = steps && followOne(steps, operation);
  return steps && toPointer(steps);
}

function followOne(steps: string[], operation: Operation): string[] | undefined {
  switch (operation.op) {
    case 'set':
      return steps;
    case 'unset':
      return isWithin(steps, stepsOf(operation.at)) ? undefined : steps;
    case 'remove':
      return afterRemoval(steps, stepsOf(operation.at));
    case 'insert':
      return afterInsertion(steps, stepsOf(operation.at));
    case 'move':
      return afterMove(steps, stepsOf(operation.from), stepsOf(operation.to));
  }
}

function afterRemoval(steps: string[], gone: string[]): string[] | undefined {
  return isWithin(steps, gone) ? undefined : shifted(steps, gone, -1);
}

/** A place at the end ('-') shifts nothing. */
function afterInsertion(steps: string[], place: string[]): string[] {
  return place.at(-1) === '-' ? steps : shifted(steps, place, 1);
}

function afterMove(steps: string[], from: string[], to: string[]): string[] {
  const isNeighbour = from.length === to.length && isWithin(to, from.slice(0, -1));
  if (!isNeighbour || !isIndex(from.at(-1))) return afterMoveElsewhere(steps, from, to);
  // In one list the place counts the entries as they are before.
  const [old, place] = [Number(from.at(-1)), Number(to.at(-1))];
  const index = Number.isNaN(place) ? old : place > old ? place - 1 : place;
  if (isWithin(steps, from))
    return [...from.slice(0, -1), String(index), ...steps.slice(from.length)];
  const without = shifted(steps, from, -1);
  return shifted(without, [...from.slice(0, -1), String(index)], 1);
}

/** As `applyAll` moves between two lists: it takes out first where putting in first would move the place `from`. */
function afterMoveElsewhere(steps: string[], from: string[], to: string[]): string[] {
  const isTakenOutFirst = from.length >= to.length && isWithin(from, to.slice(0, -1));
  if (isWithin(steps, from)) {
    const target = isTakenOutFirst ? to : shifted(to, from, -1);
    return [...target, ...steps.slice(from.length)];
  }
  return isTakenOutFirst
    ? afterInsertion(shifted(steps, from, -1), to)
    : shifted(afterInsertion(steps, to), from, -1);
}

/** Counts an index up or down that stands at or after that of a place in the same list. */
function shifted(steps: string[], place: string[], by: number): string[] {
  const depth = place.length - 1;
  const [own, other] = [steps[depth], place[depth]];
  if (!isWithin(steps, place.slice(0, -1)) || !isIndex(own) || !isIndex(other)) return steps;
  return Number(own) >= Number(other) ? steps.with(depth, String(Number(own) + by)) : steps;
}

const isIndex = (step: string | undefined): boolean => step !== undefined && /^\d+$/.test(step);

const isWithin = (steps: readonly string[], place: readonly string[]): boolean =>
  place.every((step, index) => steps[index] === step);
