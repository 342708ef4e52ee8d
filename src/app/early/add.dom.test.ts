import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartItem } from '../../cart/items';
import { deniedStorage, fullStorage, memoryStorage } from '../../cart/testing';
import { addEarly, drawBadge, storeEarly } from './add';
import { earlyStateWith } from './testing';

const KEY = 'acme-cart';
const pump = { id: 'p-1', name: 'Pump' };
const fan: CartItem = { id: 'p-2', name: 'Fan', quantity: 2 };
const added = { item: { ...pump, quantity: 1 }, wording: 'list' };

const stored = (items: CartItem[]) => ({ [KEY]: JSON.stringify(items) });
const useStorage = (storage: unknown) => vi.stubGlobal('localStorage', storage);
const badge = () => document.querySelector('[data-badge]')?.textContent;
const label = () => document.querySelector('a')?.getAttribute('aria-label');

beforeEach(() => {
  document.body.innerHTML = `<a href="/cart" data-cart-link='["List", "List, 1 item", "List, {count} items"]'><span data-badge></span></a>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the badge', () => {
  it.each([
    [0, 'List', ''],
    [1, 'List, 1 item', '1'],
    [12, 'List, 12 items', '12'],
    [1000, 'List, 999+ items', '999+'],
  ])('shows %d, and names it for screen readers', (count, name, shown) => {
    drawBadge(count);
    expect(label()).toBe(name);
    expect(badge()).toBe(shown);
  });

  it('is empty again, and hidden, when nothing is left', () => {
    drawBadge(2);
    drawBadge(0);
    expect([badge(), label()]).toEqual(['', 'List']);
  });
});

describe('an add before hydration', () => {
  /** Turns as the Web Locks API gives them, but only when the test ends the one that another tab has. */
  let end: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    const other = new Promise<void>((resolve) => (end = resolve));
    const request = async (_: string, wait: () => Promise<unknown>) => {
      await other;
      await wait();
    };
    vi.stubGlobal('navigator', { locks: { request } });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Waits until this tab has had its turn. */
  async function turn(): Promise<void> {
    end();
    await vi.advanceTimersByTimeAsync(200);
  }

  it('updates cart and badge at once, and is queued for its announcement', () => {
    useStorage(memoryStorage());
    const app = earlyStateWith();
    addEarly(app, added);
    expect(app.cart.items).toEqual([{ ...pump, quantity: 1 }]);
    expect(badge()).toBe('1');
    expect(app.added).toEqual([added]);
  });

  it('[E21] is stored in its turn, on top of what another tab has stored until then', async () => {
    const storage = memoryStorage();
    useStorage(storage);
    const app = earlyStateWith();
    addEarly(app, added);
    addEarly(app, added);
    expect(storage.entries.size).toBe(0);
    end();
    // Chromium passes on what the other tab has stored only now.
    await vi.advanceTimersByTimeAsync(100);
    storage.setItem(KEY, JSON.stringify([fan]));
    await vi.advanceTimersByTimeAsync(100);
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual([fan, { ...pump, quantity: 2 }]);
    expect(app.cart).toEqual({ items: [fan, { ...pump, quantity: 2 }], stored: true });
    expect(badge()).toBe('4');
  });

  it('is stored when the page is left before its turn, and not twice', async () => {
    const storage = memoryStorage(stored([fan]));
    useStorage(storage);
    const app = earlyStateWith();
    addEarly(app, added);
    storeEarly(app);
    const kept = [fan, { ...pump, quantity: 1 }];
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual(kept);
    await turn();
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual(kept);
  });

  it.each([
    ['where React has taken over meanwhile', () => ({ onAdd: () => {} })],
    ['without the Web Locks API', () => (vi.stubGlobal('navigator', {}), {})],
  ])('is left to React %s', async (_, prepare) => {
    const storage = memoryStorage();
    useStorage(storage);
    const app = earlyStateWith();
    const later = prepare();
    addEarly(app, added);
    Object.assign(app, later);
    await turn();
    expect(app.unstored).toEqual([added.item]);
    expect(storage.entries.size).toBe(0);
  });

  it('is stored although a frame may not use its locks', async () => {
    const storage = memoryStorage();
    useStorage(storage);
    const request = () => Promise.reject(new DOMException('No locks here.', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request } });
    addEarly(earlyStateWith(), added);
    await vi.advanceTimersByTimeAsync(0);
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual([{ ...pump, quantity: 1 }]);
  });

  it.each([
    ['denied', deniedStorage()],
    ['not there', undefined],
  ])('is kept in memory if storage is %s', async (_, storage) => {
    useStorage(storage);
    const app = earlyStateWith();
    addEarly(app, added);
    await turn();
    addEarly(app, added);
    await turn();
    expect(app.cart).toEqual({ items: [{ ...pump, quantity: 2 }], stored: false });
    expect(badge()).toBe('2');
  });

  it('is not lost if storage is full: the old cart is not read again', async () => {
    useStorage(fullStorage(stored([fan])));
    const app = earlyStateWith({ cart: { items: [fan], stored: true } });
    addEarly(app, added);
    await turn();
    addEarly(app, added);
    await turn();
    expect(app.cart.items).toEqual([fan, { ...pump, quantity: 2 }]);
  });
});

it('stores nothing, not even the same again, when a page is left on which nothing was added', () => {
  const setItem = vi.fn<() => void>();
  useStorage({ ...memoryStorage(stored([fan])), setItem });
  storeEarly(earlyStateWith());
  expect(setItem).not.toHaveBeenCalled();
});
