import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advance, openDraft } from '../../document/history';
import type { Operation } from '../../document/operation';
import type { Change } from '../../document/step';
import type { ChangeRequest, StudioEvent, StudioProblem, StudioState } from '../protocol';
import { RefusedError, type Api } from './api';
import { createSession } from './createSession';
import type { Unsent } from './unsent';

/** A server whose answers can be lost, and that can start anew. */
function fakeServer() {
  let draft = openDraft({ pages: [] as string[] });
  let revision = 1;
  const taken: string[] = [];
  let hear: ((event: StudioEvent) => void) | undefined;
  let hearLoss: ((isLost: boolean) => void) | undefined;
  const server = {
    isDown: false,
    /** What the last check has found, and of which revision. */
    found: { problems: [] as StudioProblem[], checked: 1 },
    tell: (event: StudioEvent) => hear?.(event),
    preview: { origin: 'http://127.0.0.1:5180' },
    losesAnswers: false,
    lose(isLost: boolean) {
      hearLoss?.(isLost);
    },
    pages: () => (draft.value as { pages: string[] }).pages,
    startAnew: () => {
      revision += 1000;
    },
    /** As when somebody else changes the file. */
    takeOver(operations: Operation[]) {
      draft = advance(draft, { do: { name: 'take over', operations } });
      revision += 1;
      hear?.({ type: 'changed', revision, conflicts: [] });
    },
    api: {
      events(listen: (event: StudioEvent) => void, lost: (isLost: boolean) => void) {
        hear = listen;
        hearLoss = lost;
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
        if (server.isDown) throw new TypeError('Failed to fetch');
        if (request.revision !== revision) throw new RefusedError(409, 'Changed elsewhere.');
        draft = advance(draft, request.change);
        revision += 1;
        taken.push(request.change.id ?? '');
        if (server.losesAnswers) throw new TypeError('Failed to fetch');
        return { revision };
      },
    },
  };
  return server;
}

const add = (page: string): Operation[] => [{ op: 'insert', at: '/pages/-', value: page }];

/** The browser's storage, which outlives a page. */
function fakeUnsent(): Unsent & { kept: Change[] } {
  const unsent: Unsent & { kept: Change[] } = {
    kept: [],
    keep: (changes) => (unsent.kept = [...changes]),
    take: () => unsent.kept.splice(0),
  };
  return unsent;
}

let server = fakeServer();
let unsent = fakeUnsent();
const reload = vi.fn<() => void>();

async function open() {
  const state = (await server.api.state()) as unknown as StudioState;
  return createSession({ ...state, schema: {} }, server.api as unknown as Api, unsent, reload);
}

beforeEach(() => {
  vi.useFakeTimers();
  server = fakeServer();
  unsent = fakeUnsent();
  reload.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('[T5] what is changed while the server is away', () => {
  it('waits, and is sent in its order when the server is back, though it has started anew', async () => {
    const session = await open();
    server.isDown = true;
    server.lose(true);
    for (const page of ['/a', '/b', '/c']) session.change(add(page));
    await vi.advanceTimersByTimeAsync(5000);
    expect(session.isWaiting()).toBe(true);
    expect(server.pages()).toEqual([]);

    server.startAnew();
    server.isDown = false;
    server.lose(false);
    await vi.advanceTimersByTimeAsync(2000);
    await session.settled();
    expect(server.pages()).toEqual(['/a', '/b', '/c']);
    expect(session.root.peek()).toEqual({ pages: ['/a', '/b', '/c'] });
    expect(session.isWaiting()).toBe(false);
  });

  it('is sent by the next page, if the browser is closed meanwhile', async () => {
    const closed = await open();
    server.isDown = true;
    closed.change(add('/a'));
    await vi.advanceTimersByTimeAsync(100);
    closed.change(add('/b'));
    const left = [...unsent.kept];
    vi.clearAllTimers();

    server.isDown = false;
    const session = await open();
    expect(session.root.peek()).toEqual({ pages: ['/a', '/b'] });
    expect(session.isSaved.peek()).toBe(false);
    await session.settled();
    expect(server.pages()).toEqual(['/a', '/b']);
    expect(unsent.kept).toEqual([]);

    // The browser went before it could forget them.
    unsent.keep(left);
    await (await open()).settled();
    expect(server.pages()).toEqual(['/a', '/b']);
  });

  it('is made once, though the answer was lost with the server', async () => {
    const session = await open();
    server.losesAnswers = true;
    session.change(add('/a'));
    session.change(add('/b'));
    await vi.advanceTimersByTimeAsync(100);
    server.losesAnswers = false;
    server.startAnew();
    await vi.advanceTimersByTimeAsync(3000);
    await session.settled();
    expect(server.pages()).toEqual(['/a', '/b']);
    expect(session.root.peek()).toEqual({ pages: ['/a', '/b'] });
  });
});

it('[T32] a preview that has come back at another address is followed by a new page, which has what could not be sent', async () => {
  const session = await open();
  server.isDown = true;
  server.lose(true);
  session.change(add('/a'));
  await vi.advanceTimersByTimeAsync(2000);
  server.startAnew();
  server.isDown = false;
  server.lose(false);
  await vi.advanceTimersByTimeAsync(2000);
  // At the same address, the page stays.
  expect(reload).not.toHaveBeenCalled();
  expect(server.pages()).toEqual(['/a']);

  server.startAnew();
  server.preview = { origin: 'http://127.0.0.1:5181' };
  session.change(add('/b'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(server.pages()).toEqual(['/a']);

  const next = await open();
  await next.settled();
  expect(server.pages()).toEqual(['/a', '/b']);
});

it('[T3] keeps what is changed at the moment when the file changes', async () => {
  const session = await open();
  session.change(add('/a'));
  server.takeOver(add('/theirs'));
  session.change(add('/b'));
  await vi.advanceTimersByTimeAsync(3000);
  await session.settled();
  expect(server.pages().toSorted()).toEqual(['/a', '/b', '/theirs']);
  expect(session.root.peek()).toEqual({ pages: server.pages() });
});

describe('[T8] the mistakes of a draft that was changed elsewhere', () => {
  const mistake: StudioProblem = {
    severity: 'error',
    pointer: '/pages',
    path: 'pages',
    message: 'There is no home page.',
  };
  const change = () => server.takeOver(add('/a'));
  const found = () => server.tell({ type: 'problems', revision: 2, problems: [mistake] });

  it('are shown though the check ends before the draft has come', async () => {
    const session = await open();
    change();
    found();
    await session.settled();
    expect(session.root.peek()).toEqual({ pages: ['/a'] });
    expect(session.problems.peek()).toEqual([mistake]);
  });

  it('are shown when the check ends after that', async () => {
    const session = await open();
    change();
    await session.settled();
    expect(session.problems.peek()).toEqual([]);
    found();
    expect(session.problems.peek()).toEqual([mistake]);
  });

  it('are shown as the server gives them where no event was heard', async () => {
    const session = await open();
    server.found = { problems: [mistake], checked: 2 };
    change();
    await session.settled();
    expect(session.problems.peek()).toEqual([mistake]);
  });
});
