import { computed } from '@preact/signals-core';
import { makeChange, type Made } from '../../../document/history';
import type { Operation } from '../../../document/operation';
import type { Change, DoneStep } from '../../../document/step';
import { nextOf } from '../../../document/undoable';
import type { StudioEvent, StudioState } from '../../protocol';
import { WORDS } from '../../words';
import type { ApiClient } from '../apiClient';
import { stepName } from '../stepName';
import type { ClientSession, Reverted } from './clientSession';
import { createSync, type Sync, type SyncParts } from './createSync';
import { isLevel } from './sessionState';

/** What a session is made from. */
export interface SessionParts extends SyncParts {
  api: ApiClient;
  /** The id of this window. */
  window: string;
}

/** Opens the draft that the server holds, with what earlier pages could not send on top. */
export function createClientSession(opened: StudioState, parts: SessionParts): ClientSession {
  const { api, window } = parts;
  const { schema } = opened;
  const onChange: ClientSession['onChange'] = new Set();
  const onOthersStep: ClientSession['onOthersStep'] = new Set();
  const tell = (operations: readonly Operation[]): void => {
    for (const listen of onChange) listen(operations);
  };
  const sync = createSync(opened, parts, () => tell([]));
  const { current, dispatch, whenLevel } = sync;
  const { make, change, revert, nextName } = createChanges(sync, window, tell);
  const root = computed(() => current.value.draft.value);

  listenToServer(sync, parts, tell, (name) => {
    for (const listen of onOthersStep) listen(name);
  });
  return {
    state: opened,
    schema,
    api,
    root,
    ...shownOf(current, window),
    undoName: computed(() => nextName('undo')),
    redoName: computed(() => nextName('redo')),
    onChange,
    onOthersStep,
    whenLevel,
    isWaiting: () => current.peek().link === 'lost' && current.peek().waiting.length > 0,
    change(operations, { name, group } = {}) {
      if (operations.length === 0) return false;
      const step = {
        name: name ?? stepName(schema, root.peek(), operations),
        operations,
        ...(group !== undefined && { group }),
      };
      return make(change({ do: step })) !== undefined;
    },
    undo: () => revert('undo'),
    redo: () => revert('redo'),
    async decide(id, take) {
      await whenLevel();
      await api.settle({ id, take });
      dispatch({ type: 'decided', id });
      await whenLevel();
    },
    async summary() {
      await whenLevel();
      return api.summary();
    },
    async save() {
      await whenLevel();
      const { revision } = current.peek();
      const answer = await api.save({ revision });
      // What was changed meanwhile is not in the file.
      if (current.peek().revision === revision)
        dispatch({ type: 'saved', revision, isSaved: true });
      return answer;
    },
  };
}

/** What is shown of a session. */
function shownOf(current: Sync['current'], window: string) {
  return {
    problems: computed(() => current.value.problems),
    conflicts: computed(() => current.value.conflicts),
    isSaved: computed(() => current.value.isBaseSaved && isLevel(current.value)),
    keptAt: computed(() => current.value.keptAt),
    trouble: computed(() =>
      current.value.link === 'lost' ? WORDS.serverIsGone : current.value.trouble,
    ),
    isDrawn: computed(
      () => isLevel(current.value) && current.value.drawnRevision >= current.value.revision,
    ),
    standIns: computed(() => current.value.standIns),
    otherWindows: computed(() => current.value.windows.filter((one) => one !== window).length),
  };
}

/** Changes that this window makes. */
function createChanges(
  { current, dispatch }: Sync,
  window: string,
  tell: (operations: readonly Operation[]) => void,
) {
  /** Undefined where the change does not fit: what it names is gone, undone meanwhile, or pressed twice. */
  function attempt(change: Change): Made | undefined {
    try {
      return makeChange(current.peek().draft, change);
    } catch {
      return undefined;
    }
  }

  function make(change: Change): Made | undefined {
    const made = attempt(change);
    if (!made) return undefined;
    dispatch({ type: 'made', change, made });
    tell(made.operations);
    return made;
  }

  function next(kind: 'undo' | 'redo'): DoneStep | undefined {
    const { draft, windows } = current.value;
    const others = windows.filter((one) => one !== window);
    return nextOf(draft.history, kind, { window, others });
  }

  function revert(kind: 'undo' | 'redo'): Reverted | undefined {
    const step = next(kind);
    const made = step && make(change(kind === 'undo' ? { undo: step.id } : { redo: step.id }));
    return made && { name: step.name, operations: made.operations, left: made.left };
  }

  const change = (what: Change): Change => ({ ...what, id: crypto.randomUUID(), by: window });

  return {
    make,
    change,
    nextName: (kind: 'undo' | 'redo') => next(kind)?.name,
    revert,
  };
}

/**
 * Takes over what the server says by itself.
 * @param tellStep Called with the name of each step of another window: of a text that is typed, once.
 */
function listenToServer(
  { current, dispatch }: Sync,
  { api, window }: Pick<SessionParts, 'api' | 'window'>,
  tell: (operations: readonly Operation[]) => void,
  tellStep: (name: string) => void,
): void {
  /** The group of the last step of another window, of which each keystroke is a step. */
  let group: string | undefined;

  function hear(event: StudioEvent): void {
    const { revision } = current.peek();
    dispatch(event);
    const isOthers = event.type === 'changed' && event.change && event.change.by !== window;
    if (!isOthers || current.peek().revision !== revision + 1) return;
    const step = current.peek().base.history.steps.at(-1);
    if (!step) return;
    tell(step.operations);
    if (step.by !== undefined && (step.group === undefined || step.group !== group))
      tellStep(inWords(step));
    ({ group } = step);
  }

  const { check } = current.peek().found;
  api.events({ id: window, check }, hear, (isLost) =>
    dispatch({ type: isLost ? 'linkLost' : 'linkBack' }),
  );
}

/** A step of another window, as it is said. */
function inWords({ name, reverts }: DoneStep): string {
  if (!reverts) return name;
  return reverts.kind === 'undo' ? WORDS.undone(name) : WORDS.redone(name);
}
