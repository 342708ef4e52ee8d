import { beforeEach, describe, expect, it } from 'vitest';
import { randomNumbers } from '../../../document/testing';
import type { StudioState } from '../../protocol';
import type { ApiClient } from '../apiClient';
import { createClientSession } from './createClientSession';
import { add, fakeServer, fakeUnsent, write } from './testing';

let server = fakeServer();
beforeEach(() => {
  server = fakeServer();
});

/** Opens a window. */
async function open(window: string) {
  const state = (await server.api.state()) as unknown as StudioState;
  const api = server.api as unknown as ApiClient;
  const unsent = fakeUnsent();
  return createClientSession({ ...state, schema: {} }, { api, unsent, window, reload() {} });
}

describe('[T61] two windows', () => {
  it('show what the other one does, as soon as the server says it', async () => {
    const [one, other] = [await open('a'), await open('b')];
    const heard: string[] = [];
    other.onOthersStep.add((name) => heard.push(name));
    one.change(write('2026'), { name: 'change copyright' });
    await one.whenLevel();
    expect(other.root.peek()).toMatchObject({ copyright: '2026' });
    expect(other.isSaved.peek()).toBe(false);
    expect(heard).toEqual(['change copyright']);
  });

  it('take back their own: what the other one has written over it stays', async () => {
    const [one, other] = [await open('a'), await open('b')];
    one.change(write('from a'), { name: 'change copyright' });
    await one.whenLevel();
    other.change(write('from b'));
    await other.whenLevel();
    expect(one.undo()).toMatchObject({ name: 'change copyright', operations: [] });
    await one.whenLevel();
    expect(server.copyright()).toBe('from b');
    expect(one.undoName.peek()).toBeUndefined();
    expect(one.root.peek()).toEqual(other.root.peek());
  });

  it('that write the same text at the same moment keep both: one stands, the other is to be decided', async () => {
    const [one, other] = [await open('a'), await open('b')];
    one.change(write('from a'));
    other.change(write('from b'));
    await one.whenLevel();
    await other.whenLevel();
    expect(server.copyright()).toBe('from b');
    expect(server.clashes).toMatchObject([
      { pointer: '/copyright', ours: 'from b', theirs: 'from a' },
    ]);
    expect(one.root.peek()).toEqual(other.root.peek());
  });

  it('agree, whatever both do at the same time: 60 random rounds', async () => {
    const [one, other] = [await open('a'), await open('b')];
    const random = randomNumbers(5);
    for (let round = 0; round < 60; round += 1) {
      for (const session of [one, other]) {
        const kind = random(5);
        if (kind === 0) session.undo();
        else if (kind === 1) session.redo();
        else if (kind === 2) session.change(write(`text ${round}`));
        else session.change(add(`/${round}`));
        if (random(3) === 0) await session.whenLevel();
      }
    }
    await one.whenLevel();
    await other.whenLevel();
    expect(one.root.peek()).toEqual(other.root.peek());
    expect(one.root.peek()).toMatchObject({ pages: server.pages(), copyright: server.copyright() });
  });

  it('hand over what they did when they are closed', async () => {
    const [one, other] = [await open('a'), await open('b')];
    one.change(write('from a'), { name: 'change copyright' });
    await one.whenLevel();
    expect(other.undoName.peek()).toBeUndefined();
    expect(other.otherWindows.peek()).toBe(1);
    server.close('a');
    expect(other.otherWindows.peek()).toBe(0);
    expect(other.undoName.peek()).toBe('change copyright');
  });
});
