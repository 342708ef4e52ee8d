import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atOnce } from './atOnce';
import { totalItems } from './items';
import type { CartStorage } from './storage';
import { createCart, type Turns } from './store';
import { addTo, memoryStorage } from './testing';
import { takeTurn } from './turns';

const KEY = 'acme-cart';
const TURN = `${KEY}-turn`;
const pump = { id: 'prod-001', name: 'Submersible Pump' };

/** A tab's cart expects that after this time all tabs see what it has stored. */
const STORAGE_SYNC_MS = 200;
const wait = () => new Promise((resolve) => setTimeout(resolve, STORAGE_SYNC_MS));

/**
 * The same storage in several tabs, each of which sees what the others write only after 80 ms, as in Chromium. Of two
 * writes of a key, the later one stays, in all tabs.
 */
function storageOfTabs(count: number): CartStorage[] {
  let writes = 0;
  const views = Array.from(
    { length: count },
    () => new Map<string, { at: number; text?: string }>(),
  );
  return views.map((own) => {
    const write = (key: string, text?: string) => {
      const entry = { at: (writes += 1), ...(text !== undefined && { text }) };
      own.set(key, entry);
      for (const view of views)
        setTimeout(() => (view.get(key)?.at ?? 0) < entry.at && view.set(key, entry), 80);
    };
    return {
      getItem: (key) => own.get(key)?.text ?? null,
      setItem: write,
      removeItem: (key) => write(key),
    };
  });
}

/** How many pieces are stored once four tabs have added 25 times each. */
async function storedBy(turns: (storage: CartStorage) => Turns): Promise<number> {
  const views = storageOfTabs(4);
  const tabs = views.map((storage) => createCart({ storage, key: KEY, turns: turns(storage) }));
  for (let round = 0; round < 25; round += 1) {
    for (const tab of tabs) addTo(tab, pump);
    await vi.advanceTimersByTimeAsync(70);
  }
  await vi.runAllTimersAsync();
  expect(views.map((view) => view.getItem(TURN))).toEqual([null, null, null, null]);
  for (const tab of tabs) tab.reload();
  return totalItems(tabs[0]?.getSnapshot().items ?? []);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('[E21] tabs without the Web Locks API', () => {
  it('store one after another, so that none overwrites what another has added', async () => {
    expect(await storedBy(() => atOnce)).toBeLessThan(100);
    expect(
      await storedBy((storage) => ({ request: (key, task) => takeTurn(storage, key, task) })),
    ).toBe(100);
  });

  it('have one turn each when they claim it at the same moment', async () => {
    let isTaken = false;
    let turns = 0;
    const done = storageOfTabs(3).map(async (storage) => {
      await takeTurn(storage, KEY, wait);
      expect(isTaken).toBe(false);
      isTaken = true;
      // Store at once, before another tab can see that the claim was given back.
      await Promise.resolve();
      isTaken = false;
      turns += 1;
    });
    await vi.runAllTimersAsync();
    await Promise.all(done);
    expect(turns).toBe(3);
  });

  it('wait two seconds for a tab that was closed in its turn, not for ever', async () => {
    const storage = memoryStorage({ [TURN]: 'closed' });
    const turn = takeTurn(storage, KEY, wait);
    await vi.advanceTimersByTimeAsync(9 * STORAGE_SYNC_MS);
    expect(storage.getItem(TURN)).toBe('closed');
    await vi.runAllTimersAsync();
    await expect(turn).resolves.toBeUndefined();
    expect(storage.getItem(TURN)).toBeNull();
  });

  it('store all the same where storage forgets what it is told, or refuses', async () => {
    const forgets = { ...memoryStorage(), setItem: () => {} };
    const turn = takeTurn(forgets, KEY, wait);
    await vi.runAllTimersAsync();
    await expect(turn).resolves.toBeUndefined();
    const refuses = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    await expect(takeTurn({ ...forgets, setItem: refuses }, KEY, wait)).rejects.toThrow('denied');
  });
});
