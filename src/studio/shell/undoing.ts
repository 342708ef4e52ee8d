import { stepsOf, toPointer, type Operation } from '../../document/operation';
import { valueAt } from '../../document/values';

/** The pointer of a value, or of the nearest around it that is there. */
export function nearest(root: unknown, pointer: string): string {
  let steps = stepsOf(pointer);
  while (steps.length > 1 && valueAt(root, steps) === undefined) steps = steps.slice(0, -1);
  return toPointer(steps);
}

/**
 * Where what operations have done can be seen.
 * @param root The draft after them.
 * @param formAt What is being looked at: if one of them was made in it, that is where.
 */
export function pointerOfChange(
  root: unknown,
  formAt: string,
  operations: readonly Operation[],
): string | undefined {
  const changed = operations.map((operation) => nearest(root, changedAt(operation)));
  return changed.find((at) => at === formAt || at.startsWith(`${formAt}/`)) ?? changed[0];
}

/** Of what is removed, only the list is left; of a page, the one before it. */
function changedAt(operation: Operation): string {
  if (operation.op === 'move') return operation.to;
  if (operation.op !== 'remove') return operation.at;
  const [, page] = /^\/pages\/(\d+)$/.exec(operation.at) ?? [];
  if (page !== undefined) return `/pages/${Math.max(0, Number(page) - 1)}`;
  return toPointer(stepsOf(operation.at).slice(0, -1));
}
