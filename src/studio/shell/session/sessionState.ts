import { followClashes } from '../../../document/followClashes';
import { makeChange, type Made } from '../../../document/history';
import { rebase, type WaitingChange } from '../../../document/rebase';
import type { Change, Draft } from '../../../document/step';
import type { Conflict, StudioEvent, StudioProblem, StudioState } from '../../protocol';

/**
 * How the draft of this window stands to the server's:
 * - `level`: both are the same.
 * - `ahead`: changes wait to be sent.
 * - `behind`: the server has another one, which has to be fetched; changes may wait as well.
 */
export type Sync = 'level' | 'ahead' | 'behind';

/** What a window knows of the draft, and of what the server does with it. Values are never changed in place. */
export interface SessionState {
  /** The draft that the server has, at `revision`. */
  base: Draft;
  revision: number;
  /** What the server does not have yet, the first change first. */
  waiting: readonly WaitingChange[];
  /** `base` with what waits on top: what is shown. */
  draft: Draft;
  sync: Sync;
  /** Whether a request has failed since the drafts were level: what waits is kept in the browser, too. */
  hasFailed: boolean;
  /** Whether the server can be heard. */
  link: 'open' | 'lost';
  /** What the last check has found, of which revision, and the number of the check. */
  found: { revision: number; check: number; problems: readonly StudioProblem[] };
  /** The mistakes that are shown: those of `found`, once that is about the draft that is shown. */
  problems: readonly StudioProblem[];
  conflicts: readonly Conflict[];
  /** Whether the file holds the server's draft. */
  isBaseSaved: boolean;
  /** The revision up to which the journal is on disk, and when that came to be the draft that is shown. */
  keptRevision: number;
  keptAt: number | undefined;
  /** The revision that the preview shows, and the pointers of which it shows the last good value. */
  drawnRevision: number;
  standIns: readonly string[];
  /** What the server says is wrong, in a sentence. */
  trouble: string | undefined;
  /** The ids of the windows in which Studio is open. */
  windows: readonly string[];
  /** What the server has said since its draft has to be fetched: the answer may have left it before. */
  heard: readonly Heard[];
}

/** Events about what comes with the server's draft, too. */
type Heard = ActionOf<'changed' | 'problems' | 'saved' | 'kept'>;

/** What happens to a session. */
export type SessionAction =
  /** This window has changed the draft. */
  | { type: 'made'; change: Change; made: Made }
  /** The server has taken the first change that waits. */
  | { type: 'sent'; id: string | undefined; revision: number }
  /** The server has refused the first change that waits, which built on a revision. */
  | { type: 'refused'; isMisfit: boolean; revision: number }
  /** A request was not answered. */
  | { type: 'failed' }
  /** The server's draft has come. */
  | { type: 'fetched'; fresh: StudioState }
  /** This window has decided a conflict; what follows from it comes with the server's draft. */
  | { type: 'decided'; id: string }
  | { type: 'linkLost' }
  | { type: 'linkBack' }
  | StudioEvent;

type Reducers = {
  [Type in SessionAction['type']]: (
    state: SessionState,
    action: Extract<SessionAction, { type: Type }>,
    now: number,
  ) => SessionState;
};

/** What each action does to a session: one line or function for each. */
const REDUCERS: Reducers = {
  made,
  sent,
  refused,
  failed: (state) => ({ ...state, hasFailed: true }),
  fetched,
  decided: (state, { id }) => ({
    ...state,
    conflicts: state.conflicts.filter((one) => one.id !== id),
    sync: 'behind',
  }),
  linkLost: (state) => ({ ...state, link: 'lost' }),
  // What was said while the link was lost was not heard; the server may have started anew.
  linkBack: (state) =>
    state.link === 'lost' ? { ...state, link: 'open', trouble: undefined, sync: 'behind' } : state,
  changed,
  windows: (state, { open }) => ({ ...state, windows: open }),
  problems: takeProblems,
  kept: (state, { revision }) => ({ ...state, keptRevision: revision }),
  saved: (state, { isSaved }) => ({ ...state, isBaseSaved: isSaved }),
  drawn: (state, { revision, standIns }) => ({ ...state, drawnRevision: revision, standIns }),
  trouble: (state, { message }) => ({ ...state, trouble: message }),
};

/** What a window knows when it opens: the server's state, with what earlier windows could not send on top. */
export function openingState(state: StudioState, unsent: readonly Change[], now: number) {
  const { value, history, revision, problems, checked, check } = state;
  const base = { value, history };
  const left = unsent.map((change) => ({ change, clashes: [] }));
  const { draft, waiting } = rebase(base, left, base, state.taken);
  return withWhatIsKnown(
    {
      base,
      revision,
      waiting,
      draft,
      sync: waiting.length > 0 ? 'ahead' : 'level',
      hasFailed: waiting.length > 0,
      link: 'open',
      found: { revision: checked, check, problems },
      problems,
      conflicts: state.conflicts,
      isBaseSaved: state.isSaved,
      keptRevision: revision,
      keptAt: undefined,
      drawnRevision: revision,
      standIns: [],
      trouble: undefined,
      windows: [],
      heard: [],
    },
    now,
  );
}

/**
 * What becomes of a session by an action.
 * @param now The time, in ms.
 */
export function reduceSession(
  state: SessionState,
  action: SessionAction,
  now: number,
): SessionState {
  const next = reduce(state, action, now);
  if (state.sync !== 'behind' || !isOfDraft(action)) return withWhatIsKnown(next, now);
  return withWhatIsKnown({ ...next, heard: [...next.heard, action] }, now);
}

function reduce(state: SessionState, action: SessionAction, now: number): SessionState {
  // The table has the right function for each action, which TypeScript cannot see.
  const reducer = REDUCERS[action.type] as (
    before: SessionState,
    action: SessionAction,
    now: number,
  ) => SessionState;
  return reducer(state, action, now);
}

const isOfDraft = (action: SessionAction): action is Heard =>
  action.type === 'changed' ||
  action.type === 'problems' ||
  action.type === 'saved' ||
  action.type === 'kept';

/** Whether the server has every change, and no other. */
export const isLevel = ({ waiting, sync }: SessionState): boolean =>
  waiting.length === 0 && sync !== 'behind';

/** What follows from the rest: how the drafts stand to each other, and what may be shown of what the server knows. */
function withWhatIsKnown(state: SessionState, now: number): SessionState {
  const { waiting, revision, found, keptRevision } = state;
  const sync = state.sync === 'behind' ? 'behind' : waiting.length > 0 ? 'ahead' : 'level';
  const isShown = waiting.length === 0;
  const isKept = isShown && keptRevision >= revision;
  return {
    ...state,
    sync,
    hasFailed: state.hasFailed && sync !== 'level',
    problems: isShown && found.revision >= revision ? found.problems : state.problems,
    keptAt: isKept ? (state.keptAt ?? now) : undefined,
  };
}

type ActionOf<Type> = Extract<SessionAction, { type: Type }>;

function made(
  state: SessionState,
  { change, made: { draft, operations } }: ActionOf<'made'>,
): SessionState {
  return {
    ...state,
    draft,
    conflicts: followClashes(state.conflicts, operations, draft.value),
    waiting: [...state.waiting, { change, clashes: [] }],
    isBaseSaved: false,
  };
}

/** The answer to a change. Where the event about it came first, the change waits no longer. */
function sent(state: SessionState, { id, revision }: ActionOf<'sent'>): SessionState {
  const [first, ...others] = state.waiting;
  if (!first || first.change.id !== id) return state;
  const { draft } = makeChange(state.base, first.change);
  return { ...state, base: draft, revision, waiting: others };
}

function refused(state: SessionState, { isMisfit, revision }: ActionOf<'refused'>): SessionState {
  // It was made on a draft that the server no longer has. If that one is here by now, the change is sent again.
  if (!isMisfit) return { ...state, sync: state.revision > revision ? state.sync : 'behind' };
  // It will never be taken. The others may build on it, so they are made again on the server's draft.
  return { ...state, waiting: state.waiting.slice(1), sync: 'behind' };
}

/** The server's draft has come; on top of it, what the server has said since. A large one is on its way for seconds. */
function fetched(state: SessionState, { fresh }: ActionOf<'fetched'>, now: number): SessionState {
  const { value, history, revision, taken, problems, checked, check } = fresh;
  const { draft, waiting } = rebase(state.base, state.waiting, { value, history }, taken);
  const since = state.heard.filter((one) => one.type === 'problems' || one.revision >= revision);
  return since.reduce<SessionState>((known, one) => reduce(known, one, now), {
    ...state,
    base: { value, history },
    revision,
    waiting,
    draft,
    sync: 'ahead',
    // A check that has ended in the meantime has reported its problems already.
    found: check >= state.found.check ? { revision: checked, check, problems } : state.found,
    conflicts: fresh.conflicts,
    isBaseSaved: fresh.isSaved,
    keptRevision: revision,
    heard: [],
  });
}

/** A check has ended. What it says may have come with the server's draft already. */
function takeProblems(
  state: SessionState,
  { revision, check, problems, since }: ActionOf<'problems'>,
): SessionState {
  if (check <= state.found.check) return state;
  if (!since) return { ...state, found: { revision, check, problems } };
  // Something was not heard.
  if (since.check !== state.found.check) return { ...state, sync: 'behind' };
  const before = state.found.problems.slice(0, since.from);
  const behind = state.found.problems.slice(since.from + since.count);
  // Not by `splice`: a browser takes no hundred thousand arguments.
  return { ...state, found: { revision, check, problems: [...before, ...problems, ...behind] } };
}

/** The server's draft has changed. The events come in order, so the next one leads from this draft to its next. */
function changed(state: SessionState, event: ActionOf<'changed'>): SessionState {
  const { revision, change, conflicts } = event;
  if (revision < state.revision) return state;
  if (revision === state.revision) return { ...state, conflicts };
  if (!change || revision !== state.revision + 1) return { ...state, conflicts, sync: 'behind' };
  try {
    const base = makeChange(state.base, change).draft;
    const taken = change.id === undefined ? [] : [change.id];
    const { draft, waiting } = rebase(state.base, state.waiting, base, taken);
    return { ...state, base, revision, draft, waiting, conflicts, isBaseSaved: false };
  } catch {
    // It was made on another draft than this window has.
    return { ...state, conflicts, sync: 'behind' };
  }
}
