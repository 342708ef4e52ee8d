import { applyAll } from './apply';
import type { Operation } from './operation';
import type { Change, DoneStep, Draft, Step } from './step';

/** So many steps can be undone. */
const MOST_STEPS = 500;

/** A draft without any steps. */
export function openDraft(value: unknown): Draft {
  return { value, history: { steps: [], position: 0 } };
}

/**
 * The draft after a change. Browser and server both compute it, and reach the same. Undoing without a step to undo
 * changes nothing.
 * @throws A sentence, if an operation does not fit.
 */
export function advance(draft: Draft, change: Change): Draft {
  if ('do' in change) return make(draft, change.do);
  return 'undo' in change ? undo(draft) : redo(draft);
}

/** The operations by which a change changes a draft; none where there is nothing to undo. */
export function operationsOf({ history }: Draft, change: Change): readonly Operation[] {
  if ('do' in change) return change.do.operations;
  const { steps, position } = history;
  return ('undo' in change ? steps[position - 1]?.inverse : steps[position]?.operations) ?? [];
}

function make({ value, history }: Draft, step: Step): Draft {
  const { value: after, inverse } = applyAll(value, step.operations);
  const done = history.steps.slice(0, history.position);
  const previous = done.at(-1);
  const steps =
    previous && step.group !== undefined && previous.group === step.group
      ? [...done.slice(0, -1), joined(previous, { ...step, inverse })]
      : [...done, { ...step, inverse }];
  const kept = steps.slice(-MOST_STEPS);
  return { value: after, history: { steps: kept, position: kept.length } };
}

function undo({ value, history: { steps, position } }: Draft): Draft {
  const step = steps[position - 1];
  if (!step) return { value, history: { steps, position } };
  const before = applyAll(value, step.inverse).value;
  return { value: before, history: { steps, position: position - 1 } };
}

function redo({ value, history: { steps, position } }: Draft): Draft {
  const step = steps[position];
  if (!step) return { value, history: { steps, position } };
  const after = applyAll(value, step.operations).value;
  return { value: after, history: { steps, position: position + 1 } };
}

/** Two steps as one. Of a text that is typed, only its state before and after is kept. */
function joined(first: DoneStep, second: DoneStep): DoneStep {
  const at = placeSetBy(first.operations);
  const isTyped = at !== undefined && at === placeSetBy(second.operations);
  return {
    ...second,
    // What it is called by: in the second, half of what is being typed.
    name: first.name,
    operations: isTyped ? second.operations : [...first.operations, ...second.operations],
    inverse: isTyped ? first.inverse : [...second.inverse, ...first.inverse],
  };
}

function placeSetBy([operation, ...others]: readonly Operation[]): string | undefined {
  return operation?.op === 'set' && others.length === 0 ? operation.at : undefined;
}
