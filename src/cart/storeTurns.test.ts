import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { totalItems } from './items';
import { createCart, type Cart } from './store';
import { addTo, memoryStorage } from './testing';

const KEY = 'acme-cart';
const pump = { id: 'prod-001', name: 'Submersible Pump' };
const valve = { id: 'ref-009', name: 'Expansion Valve' };

describe('beside tabs that store at the same time', () => {
  /** One lock for all tabs, which no tab gets before `open` is called. */
  function sharedLocks() {
    const queue: { task: () => unknown; done: () => void }[] = [];
    const request = (_: string, task: () => unknown) =>
      new Promise<void>((done) => queue.push({ task, done }));
    return {
      locks: { request } as unknown as LockManager,
      /** Gives the lock to each tab in turn, for as long as the tab keeps it. */
      open: async () => {
        for (const { task, done } of queue.splice(0)) {
          const end = Promise.resolve(task());
          await vi.runAllTimersAsync();
          await end;
          done();
          // Let the code run that waits for the end of the turn.
          await Promise.resolve();
        }
      },
    };
  }

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('[E21] shows a change at once, and stores it on top of theirs when it is its turn', async () => {
    const storage = memoryStorage();
    const { locks, open } = sharedLocks();
    const [here, there] = [1, 2].map(() => createCart({ storage, key: KEY, turns: locks })) as [
      Cart,
      Cart,
    ];
    addTo(here, pump);
    addTo(there, pump);
    addTo(there, valve);
    expect(totalItems(here.getSnapshot().items)).toBe(1);
    expect(storage.entries.size).toBe(0);
    await open();
    here.reload();
    expect(here.getSnapshot().items).toEqual([
      { ...pump, quantity: 2 },
      { ...valve, quantity: 1 },
    ]);
  });

  it('[E21] waits in its turn for what the browser has not yet passed on from another tab', async () => {
    const storage = memoryStorage();
    const { locks, open } = sharedLocks();
    const cart = createCart({ storage, key: KEY, turns: locks });
    addTo(cart, pump);
    addTo(cart, pump);
    // The other tab stored this before it released the lock, but this tab sees it only 100 ms later.
    setTimeout(() => storage.setItem(KEY, JSON.stringify([{ ...valve, quantity: 1 }])), 100);
    await open();
    expect(JSON.parse(storage.entries.get(KEY) ?? '')).toEqual([
      { ...valve, quantity: 1 },
      { ...pump, quantity: 2 },
    ]);
  });

  it('stores without its turn what still waits when the page is left', async () => {
    const storage = memoryStorage();
    const { locks, open } = sharedLocks();
    const cart = createCart({ storage, key: KEY, turns: locks });
    addTo(cart, pump);
    cart.flush();
    expect(storage.entries.get(KEY)).toContain(pump.id);
    await open();
    expect(totalItems(cart.getSnapshot().items)).toBe(1);
  });

  it('stores all the same where the page may not use locks', async () => {
    const storage = memoryStorage();
    const request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    const locks = { request } as unknown as LockManager;
    addTo(createCart({ storage, key: KEY, turns: locks }), pump);
    await vi.waitFor(() => expect(storage.entries.get(KEY)).toContain(pump.id));
  });
});
