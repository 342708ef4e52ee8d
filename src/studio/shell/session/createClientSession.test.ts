import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StudioProblem, StudioState } from '../../protocol';
import type { ApiClient } from '../apiClient';
import { createClientSession } from './createClientSession';
import { add, fakeServer, fakeUnsent } from './testing';

let server = fakeServer();
let unsent = fakeUnsent();
const reload = vi.fn<() => void>();

async function open(window = 'a') {
  const state = (await server.api.state()) as unknown as StudioState;
  const api = server.api as unknown as ApiClient;
  return createClientSession({ ...state, schema: {} }, { api, unsent, window, reload });
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
    await session.whenLevel();
    expect(server.pages()).toEqual(['/a', '/b', '/c']);
    expect(session.root.peek()).toMatchObject({ pages: ['/a', '/b', '/c'] });
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
    expect(session.root.peek()).toMatchObject({ pages: ['/a', '/b'] });
    expect(session.isSaved.peek()).toBe(false);
    await session.whenLevel();
    expect(server.pages()).toEqual(['/a', '/b']);
    expect(unsent.kept).toEqual([]);

    // The browser went before it could forget them.
    unsent.keep(left);
    await (await open()).whenLevel();
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
    await session.whenLevel();
    expect(server.pages()).toEqual(['/a', '/b']);
    expect(session.root.peek()).toMatchObject({ pages: ['/a', '/b'] });
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
  await next.whenLevel();
  expect(server.pages()).toEqual(['/a', '/b']);
});

it('[T3] keeps what is changed at the moment when the file changes', async () => {
  const session = await open();
  session.change(add('/a'));
  server.takeOver(add('/theirs'));
  session.change(add('/b'));
  await vi.advanceTimersByTimeAsync(3000);
  await session.whenLevel();
  expect(server.pages().toSorted()).toEqual(['/a', '/b', '/theirs']);
  expect(session.root.peek()).toMatchObject({ pages: server.pages() });
});

describe('[T8] the mistakes of a draft that was changed elsewhere', () => {
  const mistake: StudioProblem = {
    severity: 'error',
    pointer: '/pages',
    path: 'pages',
    message: 'There is no home page.',
  };
  const change = () => server.takeOver(add('/a'));
  const found = () => server.tell({ type: 'problems', revision: 2, check: 2, problems: [mistake] });

  it('are shown though the check ends before the draft has come', async () => {
    const session = await open();
    change();
    found();
    await session.whenLevel();
    expect(session.root.peek()).toMatchObject({ pages: ['/a'] });
    expect(session.problems.peek()).toEqual([mistake]);
  });

  it('are shown when the check ends after that', async () => {
    const session = await open();
    change();
    await session.whenLevel();
    expect(session.problems.peek()).toEqual([]);
    found();
    expect(session.problems.peek()).toEqual([mistake]);
  });

  it('are shown as the server gives them where no event was heard', async () => {
    const session = await open();
    server.found = { problems: [mistake], checked: 2, check: 2 };
    server.losesAnswers = true;
    change();
    server.lose(true);
    server.lose(false);
    await session.whenLevel();
    expect(session.problems.peek()).toEqual([mistake]);
  });
});

describe('the draft', () => {
  const savedWhile = async (edit: (session: Awaited<ReturnType<typeof open>>) => void) => {
    const session = await open();
    const save = async () => {
      edit(session);
      await vi.advanceTimersByTimeAsync(1000);
      return { lines: 1 };
    };
    Object.assign(server.api, { save });
    session.change(add('/a'));
    await session.save();
    await session.whenLevel();
    return session.isSaved.peek();
  };

  it('is saved once the server has written it', async () => {
    expect(await savedWhile(() => {})).toBe(true);
  });

  it('is not saved where it has changed while the server wrote it', async () => {
    expect(await savedWhile((session) => void session.change(add('/b')))).toBe(false);
  });
});
