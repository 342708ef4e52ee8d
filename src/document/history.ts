import { applyAll } from './apply';
import { operationsBetween } from './compare';
import { merge, type Clash } from './merge';
import type { Operation } from './operation';
import type { Change, DoneStep, Draft, History, Step } from './step';
import { isEqual } from './values';
import { runEndingAt, lastRevertible } from './undoable';

/** How many steps are remembered. An undo counts as one, so half as many can be undone one after another. */
const MAX_STEPS = 1000;

/** A draft after a change. */
export interface Made {
  draft: Draft;
  /** What the change did to the value; none where it changed nothing. */
  operations: readonly Operation[];
  /** Of an undo or redo: what it left alone, because others have changed it since. `ours` is what stays. */
  left: readonly Clash[];
}

/** A draft without any steps. */
export function openDraft(value: unknown): Draft {
  return { value, history: { steps: [] } };
}

/**
 * Makes a change. Browser and server both compute it, and reach the same. Undoing where there is nothing to undo changes
 * nothing.
 * @throws A sentence, if an operation does not fit, or the step that is named cannot be reverted.
 */
export function makeChange(draft: Draft, change: Change): Made {
  if ('do' in change) return makeStep(draft, change.do, change);
  const kind = 'undo' in change ? 'undo' : 'redo';
  const wanted = 'undo' in change ? change.undo : change.redo;
  const id = wanted === true ? lastRevertible(draft.history, kind)?.id : wanted;
  if (id === undefined) return { draft, operations: [], left: [] };
  const run = runEndingAt(draft.history, kind, id);
  if (run.length === 0) throw new Error('This was undone already.');
  return revert(draft, run, kind, change);
}

function makeStep(draft: Draft, step: Step, change: Change): Made {
  const { value, inverse } = applyAll(draft.value, step.operations);
  const done = { ...step, ...signedBy(change, draft.history), inverse };
  const { steps } = draft.history;
  const previous = steps.at(-1);
  const next =
    previous && isContinued(previous, done)
      ? [...steps.slice(0, -1), joined(previous, done)]
      : [...steps, done];
  return { draft: withSteps(value, next), operations: step.operations, left: [] };
}

/** Whether a step is undone together with the one just before it. */
function isContinued(previous: DoneStep, step: DoneStep): boolean {
  return (
    step.group !== undefined &&
    previous.group === step.group &&
    previous.by === step.by &&
    previous.reverts === undefined
  );
}

/** Two steps as one. Of a text that is typed, only its state before and after is kept. */
function joined(first: DoneStep, second: DoneStep): DoneStep {
  const at = placeSetBy(first.operations);
  const isTyped = at !== undefined && at === placeSetBy(second.operations);
  return {
    ...second,
    // The second one's name was made when half of the text was typed, so the first one's is kept.
    name: first.name,
    operations: isTyped ? second.operations : [...first.operations, ...second.operations],
    inverse: isTyped ? first.inverse : [...second.inverse, ...first.inverse],
  };
}

function placeSetBy([operation, ...others]: readonly Operation[]): string | undefined {
  return operation?.op === 'set' && others.length === 0 ? operation.at : undefined;
}

/**
 * Takes steps back, the last one first. Where nobody has changed anything since, that is exact. Else it is merged: what
 * others have changed since stays as they have it.
 */
function revert(
  { value, history }: Draft,
  run: readonly DoneStep[],
  kind: 'undo' | 'redo',
  change: Change,
): Made {
  let now = value;
  const operations: Operation[] = [];
  const left: Clash[] = [];
  for (const step of run) {
    const before = operationsBack(now, valueAfter(value, history, step), step);
    // One by one: a step of a catalogue has more of them than a function takes arguments.
    for (const clash of before.left) left.push(clash);
    for (const operation of before.operations) operations.push(operation);
    now = applyAll(now, before.operations).value;
  }
  const { value: after, inverse } = applyAll(value, operations);
  const done: DoneStep = {
    name: run.at(-1)?.name ?? '',
    ...signedBy(change, history),
    operations,
    inverse,
    reverts: { kind, ids: run.map(({ id }) => id) },
  };
  return { draft: withSteps(after, [...history.steps, done]), operations, left };
}

/** The value as it was when a step had been made, and no later one. */
function valueAfter(value: unknown, { steps }: History, step: DoneStep): unknown {
  const later = steps.slice(steps.indexOf(step) + 1).toReversed();
  return later.reduce((now, one) => applyAll(now, one.inverse).value, value);
}

/** What takes a step back from the value `now`, which may differ from the one just after the step. */
function operationsBack(
  now: unknown,
  after: unknown,
  { inverse }: DoneStep,
): Pick<Made, 'operations' | 'left'> {
  if (isEqual(now, after)) return { operations: inverse, left: [] };
  const merged = merge(after, now, applyAll(after, inverse).value);
  return { operations: operationsBetween(now, merged.value), left: merged.clashes };
}

function withSteps(value: unknown, steps: readonly DoneStep[]): Draft {
  return { value, history: { steps: steps.slice(-MAX_STEPS) } };
}

/** What a step takes from its change. Changes of earlier versions have no id. */
function signedBy({ id, by }: Change, { steps }: History): Pick<DoneStep, 'id' | 'by'> {
  return { id: id ?? `${steps.length} ${steps.at(-1)?.id ?? ''}`, ...(by !== undefined && { by }) };
}
