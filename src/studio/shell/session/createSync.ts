import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { StudioState } from '../../protocol';
import { RefusedError, type ApiClient } from '../apiClient';
import type { Unsent } from '../unsent';
import { openingState, reduceSession, type SessionAction, type SessionState } from './sessionState';

/** How long until a server that does not answer is asked again. */
const RETRY_DELAY_MS = 1000;

/** The status of a change that was made on another draft than the server's. */
const CONFLICT_STATUS = 409;

/** The status of changes that will never be taken as they are. Every other one has to do with the server. */
const MISFIT_STATUS = new Set([400, 413]);

/** What the drafts of a window and its server are brought level with. */
export interface SyncParts {
  api: Pick<ApiClient, 'change' | 'state'>;
  unsent: Unsent;
  /**
   * Called when a server that has started anew has its preview at another address, which the policy of this page keeps
   * out. What is not sent yet is kept for the page that comes.
   */
  reload: () => void;
}

/** The state of a session, which brings itself level with the server. */
export interface Sync {
  current: ReadonlySignal<SessionState>;
  dispatch: (action: SessionAction) => void;
  /** Resolves when the drafts are level. Changes that are made while it waits are sent, too. */
  whenLevel: () => Promise<void>;
}

/**
 * Opens the state of a session. What an action does to it is in `reduceSession`; here is what follows: requests, until
 * the drafts are level, and what is kept in the browser while they fail.
 * @param fetched Called when the server's draft has replaced this one.
 */
export function createSync(
  opened: StudioState,
  { api, unsent, reload }: SyncParts,
  fetched: () => void,
): Sync {
  const current = signal(openingState(opened, unsent.take(), Date.now()));
  /** The requests that are under way. */
  let work: Promise<void> | undefined;

  function dispatch(action: SessionAction): void {
    const before = current.peek();
    current.value = reduceSession(before, action, Date.now());
    keepUnsent(before);
    bringLevel();
  }

  /** Keeps what waits in the browser, too, as long as the server cannot be reached. */
  function keepUnsent(before: Pick<SessionState, 'hasFailed' | 'waiting'>): void {
    const { hasFailed, waiting } = current.peek();
    if (hasFailed === before.hasFailed && (!hasFailed || waiting === before.waiting)) return;
    unsent.keep(hasFailed ? waiting.map(({ change }) => change) : []);
  }

  function bringLevel(): void {
    if (current.peek().sync !== 'level') work ??= workUntilLevel();
  }

  /** Sends what waits, one change after another, and fetches the server's draft where that is another one. */
  async function workUntilLevel(): Promise<void> {
    for (let { sync } = current.peek(); sync !== 'level'; { sync } = current.peek()) {
      try {
        await (sync === 'behind' ? fetchDraft() : sendFirst());
      } catch {
        dispatch({ type: 'failed' });
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
      }
    }
    work = undefined;
  }

  async function sendFirst(): Promise<void> {
    const { revision, waiting } = current.peek();
    const [first] = waiting;
    if (!first) return;
    const { change, clashes } = first;
    try {
      const answer = await api.change({ revision, change, ...(clashes.length > 0 && { clashes }) });
      dispatch({ type: 'sent', id: change.id, revision: answer.revision });
    } catch (error) {
      const status = error instanceof RefusedError ? error.status : undefined;
      const isMisfit = status !== undefined && MISFIT_STATUS.has(status);
      if (!isMisfit && status !== CONFLICT_STATUS) throw error;
      dispatch({ type: 'refused', isMisfit, revision });
    }
  }

  async function fetchDraft(): Promise<void> {
    const fresh = await api.state();
    if (fresh.preview.origin !== opened.preview.origin) {
      unsent.keep(current.peek().waiting.map(({ change }) => change));
      reload();
      // This page sends nothing any more.
      await new Promise<never>(() => {});
    }
    dispatch({ type: 'fetched', fresh });
    fetched();
  }

  keepUnsent({ hasFailed: false, waiting: [] });
  bringLevel();
  return {
    current,
    dispatch,
    async whenLevel() {
      await work;
    },
  };
}
