import { stepsOf, toPointer, type Operation } from './operation';
import { isRecord } from './isRecord';
import { valueAt } from './values';
import { makeChange } from './history';
import type { Change, Draft } from './step';

/** A source of the same random numbers for the same seed: whole numbers below `limit`. */
export function randomNumbers(seed: number): (limit: number) => number {
  let state = seed + 1;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** The pointers of all groups, lists and values in a config. */
function pointersIn(config: unknown): string[] {
  const found: string[] = [];
  const visit = (value: unknown, at: string): void => {
    if (!Array.isArray(value) && !isRecord(value)) return;
    for (const [key, inner] of Object.entries(value)) {
      const pointer = at + toPointer([key]);
      found.push(pointer);
      visit(inner, pointer);
    }
  };
  visit(config, '');
  return found;
}

/** An operation that fits a config, chosen by chance. */
export function randomOperation(config: unknown, random: (limit: number) => number): Operation {
  const pointers = pointersIn(config);
  const at = pointers[random(pointers.length)] ?? '';
  const steps = stepsOf(at);
  const around = valueAt(config, steps.slice(0, -1));
  const other = pointers[random(pointers.length)] ?? '';
  if (Array.isArray(around)) {
    const place = toPointer([...steps.slice(0, -1), random(around.length + 1)]);
    const choices: Operation[] = [
      { op: 'remove', at },
      { op: 'insert', at: place, value: valueAt(config, stepsOf(other)) },
      { op: 'insert', at: toPointer([...steps.slice(0, -1), '-']), value: 'new' },
      { op: 'move', from: at, to: place },
      { op: 'set', at, value: `text ${random(1000)}` },
    ];
    return choices[random(choices.length)] as Operation;
  }
  const choices: Operation[] = [
    { op: 'set', at, value: `text ${random(1000)}` },
    { op: 'unset', at },
    { op: 'set', at: `${at}-more`, value: { new: true }, before: steps.at(-1) ?? '' },
    { op: 'move', from: at, to: `${at}-renamed` },
  ];
  return choices[random(choices.length)] as Operation;
}

/** The draft after a change: `makeChange` without the rest. */
export function advance(draft: Draft, change: Change): Draft {
  return makeChange(draft, change).draft;
}
