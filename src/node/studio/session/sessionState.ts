import { applyAll } from '../../../document/apply';
import { operationsBetween } from '../../../document/compare';
import { followClashes } from '../../../document/followClashes';
import { makeChange } from '../../../document/history';
import { merge, type Clash } from '../../../document/merge';
import { stepsOf, type Operation } from '../../../document/operation';
import type { Change, Draft } from '../../../document/step';
import { isEqual, valueAt } from '../../../document/values';
import type { Conflict, SettleRequest } from '../../../studio/protocol';
import type { FileContent } from '../../config/configFile';
import { RefusedError } from '../refusal';

/** What a session knows. Values are never changed in place. */
export interface SessionState {
  draft: Draft;
  /** What the file holds. */
  saved: FileContent;
  /** Grows with every change of the draft. */
  revision: number;
  conflicts: readonly Conflict[];
  /** The ids of the last changes that browsers have made. */
  taken: readonly string[];
}

/** What happens to a session. `id` names the step that the session makes by itself, if it makes one. */
export type SessionAction =
  /** A window has changed the draft: `revision` is the one that it changed. */
  | { type: 'changed'; revision: number; change: Change; clashes: readonly Clash[] }
  /** The file holds something that Studio has not written. */
  | { type: 'fileChanged'; content: FileContent; name: string; id: string }
  /** The file holds the draft: Studio has written it, or found it so. */
  | { type: 'written'; content: FileContent }
  /** A person has decided a conflict. */
  | ({ type: 'decided'; step: string } & SettleRequest);

/** A state, and the change by which it was reached from the one before, if the draft has changed. */
export interface Reached {
  state: SessionState;
  made?: { change: Change; operations: readonly Operation[] };
}

/** Where a value is, in words. */
type PathOf = (value: unknown, pointer: string) => string;

/** How many ids are remembered. Each window sends one change after another, so a few for each are enough. */
const MAX_TAKEN_IDS = 100;

/** Whether the file holds exactly the draft. */
export const isSaved = ({ saved, draft }: SessionState): boolean =>
  isEqual(saved.value, draft.value);

/**
 * What becomes of a session by an action.
 * @param pathOf Names the places of conflicts.
 * @throws A refusal, if a change builds on another revision or does not fit, or a conflict is decided already.
 */
export function reduceSession(state: SessionState, action: SessionAction, pathOf: PathOf): Reached {
  switch (action.type) {
    case 'changed':
      return takeChange(state, action, pathOf);
    case 'fileChanged':
      return takeFile(state, action, pathOf);
    case 'written':
      return { state: { ...state, saved: action.content } };
    case 'decided':
      return decide(state, action);
  }
}

type ActionOf<Type> = Extract<SessionAction, { type: Type }>;

function takeChange(
  state: SessionState,
  { revision, change, clashes }: ActionOf<'changed'>,
  pathOf: PathOf,
): Reached {
  if (revision !== state.revision) throw new RefusedError(409, 'The draft was changed elsewhere.');
  const reached = make(state, change);
  return clashes.length === 0 ? reached : withConflicts(reached, clashes, 'window', pathOf);
}

function takeFile(
  state: SessionState,
  { content, name, id }: ActionOf<'fileChanged'>,
  pathOf: PathOf,
): Reached {
  const { value, clashes } = merge(state.saved.value, state.draft.value, content.value);
  const operations = operationsBetween(state.draft.value, value);
  const reread = { ...state, saved: content };
  const reached =
    operations.length > 0
      ? make(reread, { do: { name: `take over changes of ${name}`, operations }, id })
      : { state: reread };
  return withConflicts(reached, clashes, 'file', pathOf);
}

function decide(state: SessionState, { id, take, step }: ActionOf<'decided'>): Reached {
  const conflict = state.conflicts.find((one) => one.id === id);
  if (!conflict) throw new RefusedError(404, 'This was decided already.');
  const decided = { ...state, conflicts: state.conflicts.filter((one) => one !== conflict) };
  const operations = take === 'theirs' ? takeTheirs(state.draft.value, conflict) : [];
  if (operations.length === 0) return { state: decided };
  const where = conflict.from === 'window' ? 'the other window' : 'the file';
  return make(decided, {
    do: { name: `take ${conflict.path} from ${where}`, operations },
    id: step,
  });
}

function make(state: SessionState, change: Change): Reached {
  const { draft, operations } = attempt(state.draft, change);
  const conflicts = followClashes(state.conflicts, operations, draft.value);
  const taken = withId(state.taken, change);
  const revision = state.revision + 1;
  return { state: { ...state, draft, conflicts, taken, revision }, made: { change, operations } };
}

function attempt(draft: Draft, change: Change) {
  try {
    return makeChange(draft, change);
  } catch {
    throw new RefusedError(400, 'The change does not fit the config.');
  }
}

/** Adds clashes to the conflicts. One of the same place was about an earlier state of the same text. */
function withConflicts(
  reached: Reached,
  clashes: readonly Clash[],
  from: 'file' | 'window',
  pathOf: PathOf,
): Reached {
  const { state } = reached;
  const added = clashes.map(({ pointer, before, ours, theirs }): Conflict => {
    const path = pathOf(state.draft.value, pointer);
    return { id: `${state.revision} ${pointer}`, pointer, path, from, before, ours, theirs };
  });
  const places = new Set(added.map(({ pointer }) => pointer));
  const others = state.conflicts.filter(({ pointer }) => !places.has(pointer));
  return { ...reached, state: { ...state, conflicts: [...others, ...added] } };
}

/** The ids of the last changes, after one more. */
export function withId(taken: readonly string[], { id }: Change): readonly string[] {
  return id === undefined ? taken : [...taken, id].slice(-MAX_TAKEN_IDS);
}

/** The operations that put the other value into the draft; none where its place is gone meanwhile. */
function takeTheirs(value: unknown, { pointer, ours, theirs }: Conflict): Operation[] {
  const steps = stepsOf(pointer);
  const isInList = Array.isArray(valueAt(value, steps.slice(0, -1)));
  const operation: Operation =
    theirs === undefined
      ? { op: isInList ? 'remove' : 'unset', at: pointer }
      : { op: isInList && ours === undefined ? 'insert' : 'set', at: pointer, value: theirs };
  try {
    applyAll(value, [operation]);
    return [operation];
  } catch {
    return [];
  }
}
