import { openDraft } from '../../../document/history';
import type { Clash } from '../../../document/merge';
import type { Operation } from '../../../document/operation';
import type { Change } from '../../../document/step';
import { advance } from '../../../document/testing';
import type { ChangeRequest, StudioEvent, StudioProblem } from '../../protocol';
import { RefusedError } from '../apiClient';
import type { Unsent } from '../unsent';

/** A server whose answers can be lost, and that can start anew. All windows of a test listen to it. */
export function fakeServer() {
  let draft = openDraft({ pages: [] as string[], copyright: '' });
  let revision = 1;
  const taken: string[] = [];
  const clashes: Clash[] = [];
  const windows = new Map<
    string,
    { hear: (event: StudioEvent) => void; hearLoss: (isLost: boolean) => void }
  >();
  const tell = (event: StudioEvent) => {
    for (const { hear } of windows.values()) hear(event);
  };
  const make = (change: Change) => {
    draft = advance(draft, change);
    revision += 1;
    taken.push(change.id ?? '');
    if (!server.losesAnswers) tell({ type: 'changed', revision, change, conflicts: [] });
  };
  const server = {
    isDown: false,
    /** What the last check has found, and of which revision. */
    found: { problems: [] as StudioProblem[], checked: 1, check: 1 },
    tell,
    preview: { origin: 'http://127.0.0.1:5180' },
    losesAnswers: false,
    clashes,
    lose(isLost: boolean) {
      for (const { hearLoss } of windows.values()) hearLoss(isLost);
    },
    pages: () => (draft.value as { pages: string[] }).pages,
    copyright: () => (draft.value as { copyright: string }).copyright,
    startAnew: () => {
      revision += 1000;
    },
    /** As when somebody else changes the file. */
    takeOver(operations: Operation[]) {
      make({ do: { name: 'take over', operations }, id: 'file' });
    },
    /** Closes a window. */
    close(window: string) {
      windows.delete(window);
      tell({ type: 'windows', open: [...windows.keys()] });
    },
    api: {
      events(
        { id }: { id: string },
        hear: (event: StudioEvent) => void,
        hearLoss: (isLost: boolean) => void,
      ) {
        windows.set(id, { hear, hearLoss });
        tell({ type: 'windows', open: [...windows.keys()] });
      },
      state: async () => {
        if (server.isDown) throw new TypeError('Failed to fetch');
        const { preview } = server;
        return {
          ...draft,
          revision,
          taken,
          preview,
          conflicts: [],
          ...server.found,
          isSaved: false,
        };
      },
      change: async (request: ChangeRequest) => {
        // As long as a request takes: windows can do something at the same time.
        await Promise.resolve();
        if (server.isDown) throw new TypeError('Failed to fetch');
        if (request.revision !== revision) throw new RefusedError(409, 'Changed elsewhere.');
        clashes.push(...(request.clashes ?? []));
        make(request.change);
        if (server.losesAnswers) throw new TypeError('Failed to fetch');
        return { revision };
      },
    },
  };
  return server;
}

/** Adds a page at the end. */
export const add = (page: string): Operation[] => [{ op: 'insert', at: '/pages/-', value: page }];
/** Writes the copyright. */
export const write = (text: string): Operation[] => [{ op: 'set', at: '/copyright', value: text }];

/** The browser's storage, which outlives a page. */
export function fakeUnsent(): Unsent & { kept: Change[] } {
  const unsent: Unsent & { kept: Change[] } = {
    kept: [],
    keep: (changes) => (unsent.kept = [...changes]),
    take: () => unsent.kept.splice(0),
  };
  return unsent;
}
