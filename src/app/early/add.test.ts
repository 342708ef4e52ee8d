// @vitest-environment dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartItem } from '../../cart/items';
import { deniedStorage, fullStorage, memoryStorage } from '../../cart/testing';
import { addEarly, drawBadge } from './add';
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
  document.body.innerHTML = `<a href="/cart" data-cart-link='["List", "List, 1 item", "List, {count} items"]'></a>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the badge', () => {
  it.each([
    [0, 'List', undefined],
    [1, 'List, 1 item', '1'],
    [12, 'List, 12 items', '12'],
    [1000, 'List, 999+ items', '999+'],
  ])('shows %d, and names it for screen readers', (count, name, shown) => {
    drawBadge(count);
    expect(label()).toBe(name);
    expect(badge()).toBe(shown);
  });

  it('is updated if it exists, never duplicated', () => {
    drawBadge(1);
    drawBadge(2);
    expect(document.querySelectorAll('[data-badge]')).toHaveLength(1);
    expect(badge()).toBe('2');
  });
});

describe('an add before hydration', () => {
  it('updates cart, storage and badge, and is queued for its announcement', () => {
    const storage = memoryStorage();
    useStorage(storage);
    const app = earlyStateWith();
    addEarly(app, added);
    expect(app.cart.items).toEqual([{ ...pump, quantity: 1 }]);
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual(app.cart.items);
    expect(badge()).toBe('1');
    expect(app.added).toEqual([added]);
  });

  it('keeps what another tab has added since page load', () => {
    useStorage(memoryStorage(stored([fan])));
    const app = earlyStateWith();
    addEarly(app, added);
    expect(app.cart.items.map(({ id }) => id)).toEqual(['p-2', 'p-1']);
    expect(badge()).toBe('3');
  });

  it.each([
    ['denied', deniedStorage()],
    ['not there', undefined],
  ])('is kept in memory if storage is %s', (_, storage) => {
    useStorage(storage);
    const app = earlyStateWith();
    addEarly(app, added);
    addEarly(app, added);
    expect(app.cart.items).toEqual([{ ...pump, quantity: 2 }]);
    expect(app.cart.stored).toBe(false);
    expect(badge()).toBe('2');
  });

  it('is not lost if storage is full: the old cart is not read again', () => {
    useStorage(fullStorage(stored([fan])));
    const app = earlyStateWith({ cart: { items: [fan], stored: true } });
    addEarly(app, added);
    addEarly(app, added);
    expect(app.cart.items).toEqual([fan, { ...pump, quantity: 2 }]);
  });
});
