import { follow } from './follow';
import type { Clash } from './merge';
import { stepsOf, type Operation } from './operation';
import { valueAt } from './values';

/**
 * Clashes after operations: each is where its value is now, with what the value is now. What was taken away with all
 * around it needs no decision.
 * @param value The draft after the operations.
 */
export function followClashes<T extends Clash>(
  clashes: readonly T[],
  operations: readonly Operation[],
  value: unknown,
): readonly T[] {
  return clashes.flatMap((clash) => {
    const isCleared = operations.some(
      (operation) => operation.op === 'unset' && operation.at === clash.pointer,
    );
    const pointer = isCleared ? clash.pointer : follow(clash.pointer, operations);
    if (pointer === undefined) return [];
    const steps = stepsOf(pointer);
    // Another entry stands where the one that was taken out would be.
    const isAbsent = clash.ours === undefined && Array.isArray(valueAt(value, steps.slice(0, -1)));
    return [{ ...clash, pointer, ours: isAbsent ? undefined : valueAt(value, steps) }];
  });
}
