import type { DoneStep, History } from './step';

/** Undo or redo. */
type Kind = 'undo' | 'redo';

/** What is reverted by undo: what was done. What is reverted by redo: an undo. */
const REVERTED_BY: Record<Kind, 'undo' | undefined> = { undo: undefined, redo: 'undo' };

/** Of steps that are shared by windows: which are whose. */
export interface Reader {
  /** The window that asks. */
  window: string;
  /** Other windows that are open: they undo their own steps by themselves. */
  others: readonly string[];
}

/**
 * The step that a window's undo or redo reverts: its own last one, or what came from the file. Where it has none left,
 * those of windows that have been closed follow, such as the window of yesterday.
 */
export function nextOf(history: History, kind: Kind, reader: Reader): DoneStep | undefined {
  const isOwn = ({ by }: DoneStep) => by === undefined || by === reader.window;
  const isFree = ({ by }: DoneStep) => by === undefined || !reader.others.includes(by);
  return lastRevertible(history, kind, isOwn) ?? lastRevertible(history, kind, isFree);
}

/** The last step that undo or redo can revert, of those that `isMeant` lets through. */
export function lastRevertible(
  history: History,
  kind: Kind,
  isMeant: (step: DoneStep) => boolean = () => true,
): DoneStep | undefined {
  const inEffect = stepsInEffect(history);
  const found = inEffect.findLast((step) => isOfKind(step, kind) && isMeant(step));
  return found && kind === 'redo' && isPassed(history, found) ? undefined : found;
}

/** Whether whoever undid a step has done something else since: then there is nothing to redo. */
function isPassed({ steps }: History, undone: DoneStep): boolean {
  return steps
    .slice(steps.indexOf(undone) + 1)
    .some((step) => step.reverts === undefined && step.by === undone.by);
}

/**
 * The steps that are reverted together, the last one first: those of the same group, that follow each other as far as
 * their window is concerned. Empty if the step is not in effect any more.
 */
export function runEndingAt(history: History, kind: Kind, id: string): DoneStep[] {
  const inEffect = stepsInEffect(history).filter((step) => isOfKind(step, kind));
  const last = inEffect.find((step) => step.id === id);
  if (!last) return [];
  const before = inEffect
    .slice(0, inEffect.indexOf(last))
    .filter(({ by }) => by === last.by)
    .toReversed();
  if (last.group === undefined || kind === 'redo') return [last];
  const end = before.findIndex(({ group }) => group !== last.group);
  return [last, ...(end === -1 ? before : before.slice(0, end))];
}

const isOfKind = ({ reverts }: DoneStep, kind: Kind): boolean =>
  reverts?.kind === REVERTED_BY[kind];

/** The steps that nothing has reverted, or whose revert was reverted itself. */
function stepsInEffect({ steps }: History): DoneStep[] {
  const reverted = new Set<string>();
  for (const { id, reverts } of steps.toReversed()) {
    if (reverted.has(id)) continue;
    for (const one of reverts?.ids ?? []) reverted.add(one);
  }
  return steps.filter(({ id }) => !reverted.has(id));
}
