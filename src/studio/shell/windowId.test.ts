import { afterEach, expect, it, vi } from 'vitest';
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

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function fakeStorage(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    copy: () => fakeStorage(Object.fromEntries(map)),
  };
  vi.stubGlobal('sessionStorage', storage);
  return storage;
}

it('[T61] a window keeps its id when it is reloaded', async () => {
  fakeStorage();
  const first = await takeWindowId(fakeLocks().locks);
  expect(await takeWindowId(fakeLocks().locks)).toBe(first);
});

it('[T61] a window that was duplicated gets an id of its own', async () => {
  const { locks } = fakeLocks();
  const storage = fakeStorage();
  const first = await takeWindowId(locks);
  storage.copy();
  expect(await takeWindowId(locks)).not.toBe(first);
});

it('a window of a browser that blocks its storage, and so its locks, has an id as well', async () => {
  const blocked = new DOMException('', 'SecurityError');
  vi.stubGlobal('sessionStorage', undefined);
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw blocked;
  });
  const locks = { request: () => Promise.reject(blocked) };
  expect(() => sessionStorage).toThrow(blocked);
  expect(await takeWindowId(locks as unknown as LockManager)).toMatch(/^[\w-]+$/);
});
