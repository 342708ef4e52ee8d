import { expect, it } from 'vitest';
import { takeWindowId } from './windowId';

/** Locks of pages that are open at the same time. */
function fakeLocks() {
  const held = new Set<string>();
  const request = async (
    name: string,
    _: unknown,
    hold: (lock: object | null) => Promise<unknown>,
  ) => {
    if (held.has(name)) return hold(null);
    held.add(name);
    return hold({ name });
  };
  return { held, locks: { request } as unknown as LockManager };
}

function fakeStorage(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    copy: () => fakeStorage(Object.fromEntries(map)),
  };
}

it('[T61] a window keeps its id when it is reloaded', async () => {
  const storage = fakeStorage();
  const first = await takeWindowId(storage, fakeLocks().locks);
  expect(await takeWindowId(storage, fakeLocks().locks)).toBe(first);
});

it('[T61] a window that was duplicated gets an id of its own', async () => {
  const { locks } = fakeLocks();
  const storage = fakeStorage();
  const first = await takeWindowId(storage, locks);
  expect(await takeWindowId(storage.copy(), locks)).not.toBe(first);
});
