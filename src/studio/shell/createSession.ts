import { computed, signal } from '@preact/signals-core';
import { followClashes } from '../../document/followClashes';
import { advance } from '../../document/history';
import { onTop } from '../../document/onTop';
import type { Operation } from '../../document/operation';
import type { Change } from '../../document/step';
import type { Conflict, StudioEvent, StudioProblem, StudioState } from '../protocol';
import { RefusedError, type Api } from './api';
import type { Session } from './session';
import { stepName } from './stepName';
import type { Unsent } from './unsent';

/** The mistakes of a revision. */
interface Found {
  revision: number;
  problems: readonly StudioProblem[];
}

/**
 * Opens the draft that the server holds, with what earlier pages could not send on top.
 * @param reload Called when a server that has started anew has its preview at another address, which the policy of
 *   this page keeps out. What is not sent yet is kept for the page that comes.
 */
export function createSession(
  state: StudioState,
  api: Api,
  unsent: Unsent,
  reload: () => void,
): Session {
  const { draft: opened, fitting: queue } = onTop(state, unsent.take(), state.taken);
  const draft = signal(opened);
  const problems = signal<readonly StudioProblem[]>(state.problems);
  const conflicts = signal<readonly Conflict[]>(state.conflicts);
  const isSent = queue.length === 0;
  const isSaved = signal(state.isSaved && isSent);
  // What was opened with the draft is in the journal already.
  const keptAt = signal(isSent ? Date.now() : undefined);
  const trouble = signal<string | undefined>();
  const isDrawn = signal(isSent);
  const standIns = signal<readonly string[]>([]);
  const onChange: Session['onChange'] = new Set();
  let revision = state.revision;
  let working: Promise<void> | undefined;
  /** Whether the server may have another draft. */
  let isStale = false;
  let isLost = false;
  /** Whether a change could not be sent. */
  let isStuck = false;
  let keptRevision = state.revision;
  let drawnRevision = state.revision;
  let found = foundIn(state);

  const stepAt = (offset: number) =>
    computed(() => {
      const { steps, position } = draft.value.history;
      return steps[position + offset]?.name;
    });
  const tell = (operations: readonly Operation[]) => {
    for (const listen of onChange) listen(operations);
  };

  function make(change: Change, operations: readonly Operation[]): boolean {
    const before = draft.peek();
    try {
      draft.value = advance(before, change);
    } catch {
      // What it names is gone: undone meanwhile, or pressed twice.
      return false;
    }
    conflicts.value = followClashes(conflicts.peek(), operations, draft.peek().value);
    isSaved.value = false;
    isDrawn.value = false;
    keptAt.value = undefined;
    queue.push({ ...change, id: crypto.randomUUID() });
    if (isStuck) unsent.keep(queue);
    wake();
    tell(operations);
    return true;
  }

  /** Sends what waits, one change after another, and fetches the draft where the server has another. */
  async function work(): Promise<void> {
    while (isStale || queue.length > 0) {
      try {
        await (isStale ? refresh() : sendFirst());
      } catch {
        isStuck = true;
        unsent.keep(queue);
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    }
    if (isStuck) unsent.keep([]);
    isStuck = false;
    working = undefined;
    settle();
  }

  function wake(): void {
    working ??= work();
  }

  async function sendFirst(): Promise<void> {
    const [change] = queue;
    if (!change) return;
    try {
      ({ revision } = await api.change({ revision, change }));
      queue.shift();
    } catch (error) {
      const status = error instanceof RefusedError ? error.status : undefined;
      if (status === undefined || !MISFITS.has(status)) throw error;
      // It was made on a draft that the server no longer has.
      if (status !== CONFLICT) queue.shift();
      isStale = true;
    }
  }

  /** Shows what the server has said of the draft as it now is; it may say so before it answers the change itself. */
  function settle(): void {
    if (queue.length > 0) return;
    if (found.revision >= revision) problems.value = found.problems;
    if (keptRevision >= revision) keptAt.value = Date.now();
    if (drawnRevision >= revision) isDrawn.value = true;
  }

  /** Takes the server's draft, with what it has not seen yet on top. */
  async function refresh(): Promise<void> {
    isStale = false;
    const fresh = await api.state().catch((error: unknown) => {
      isStale = true;
      throw error;
    });
    if (fresh.preview.origin !== state.preview.origin) {
      unsent.keep(queue);
      reload();
      // This page sends nothing any more.
      await new Promise<never>(() => {});
    }
    revision = fresh.revision;
    const { draft: next, fitting } = onTop(fresh, queue, fresh.taken);
    queue.splice(0, queue.length, ...fitting);
    draft.value = next;
    // Those of a check that has ended meanwhile have been heard already.
    if (fresh.checked >= found.revision) found = foundIn(fresh);
    conflicts.value = fresh.conflicts;
    isSaved.value = fresh.isSaved && fitting.length === 0;
    keptRevision = fresh.revision;
    settle();
    tell([]);
  }

  function fetchAgain(): void {
    isStale = true;
    wake();
  }

  function hear(event: StudioEvent): void {
    switch (event.type) {
      case 'problems':
        found = event;
        settle();
        break;
      case 'kept':
        keptRevision = event.revision;
        settle();
        break;
      case 'saved':
        isSaved.value = event.isSaved;
        break;
      case 'changed':
        conflicts.value = event.conflicts;
        if (event.revision > revision) fetchAgain();
        break;
      case 'drawn':
        standIns.value = event.standIns;
        drawnRevision = event.revision;
        settle();
        break;
      case 'trouble':
        trouble.value = event.message;
        break;
    }
  }

  /** Changes made while it waits are sent by the same loop. */
  const settled = async () => working;
  api.events(hear, (isGone) => {
    trouble.value = isGone ? LOST : undefined;
    // What was said meanwhile was not heard; the server may have started anew.
    if (isLost && !isGone) fetchAgain();
    isLost = isGone;
  });
  if (queue.length > 0) {
    unsent.keep(queue);
    isStuck = true;
    wake();
  }
  const root = computed(() => draft.value.value);
  return {
    state,
    schema: state.schema,
    api,
    root,
    problems,
    conflicts,
    isSaved,
    keptAt,
    trouble,
    isDrawn,
    standIns,
    undoName: stepAt(-1),
    redoName: stepAt(0),
    onChange,
    settled,
    isWaiting: () => isLost && queue.length > 0,
    change(operations, { name, group } = {}) {
      if (operations.length === 0) return false;
      const step = {
        name: name ?? stepName(state.schema, root.peek(), operations),
        operations,
        ...(group !== undefined && { group }),
      };
      return make({ do: step }, operations);
    },
    undo() {
      const { steps, position } = draft.peek().history;
      const step = steps[position - 1];
      if (!step || !make({ undo: true }, step.inverse)) return undefined;
      return { name: step.name, operations: step.inverse };
    },
    redo() {
      const { steps, position } = draft.peek().history;
      const step = steps[position];
      return step && make({ redo: true }, step.operations) ? step : undefined;
    },
    async settle(id, take) {
      await settled();
      await api.settle({ id, take });
      conflicts.value = conflicts.peek().filter((one) => one.id !== id);
      fetchAgain();
      await settled();
    },
    async summary() {
      await settled();
      return api.summary();
    },
    async save() {
      await settled();
      const answer = await api.save({ revision });
      isSaved.value = true;
      return answer;
    },
  };
}

/** What the server knows of mistakes, and of which revision. */
function foundIn({ checked, problems }: Pick<StudioState, 'checked' | 'problems'>): Found {
  return { revision: checked, problems };
}

/** After so many ms, a server that does not answer is asked again. */
const AGAIN = 1000;

/** The status of a change that was made on another draft than the server's. */
const CONFLICT = 409;

/** Those of changes that will never be taken as they are; others have to do with the server. */
const MISFITS = new Set([400, CONFLICT, 413]);

/** Said until the server answers again. */
const LOST = 'Studio’s server does not answer. Your changes wait here until it does.';
