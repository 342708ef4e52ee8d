// @vitest-environment happy-dom
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
  ])('tells %d to the eye and to the ear', (count, name, shown) => {
    drawBadge(count);
    expect(label()).toBe(name);
    expect(badge()).toBe(shown);
  });

  it('changes where it stands already, and is never drawn twice', () => {
    drawBadge(1);
    drawBadge(2);
    expect(document.querySelectorAll('[data-badge]')).toHaveLength(1);
    expect(badge()).toBe('2');
  });
});

describe('an add before React', () => {
  it('goes into the cart, into storage, onto the badge, and is kept to be spoken of', () => {
    const storage = memoryStorage();
    useStorage(storage);
    const app = earlyStateWith();
    addEarly(app, added);
    expect(app.cart.items).toEqual([{ ...pump, quantity: 1 }]);
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual(app.cart.items);
    expect(badge()).toBe('1');
    expect(app.added).toEqual([added]);
  });

  it('joins what another tab has added since the page was opened', () => {
    useStorage(memoryStorage(stored([fan])));
    const app = earlyStateWith();
    addEarly(app, added);
    expect(app.cart.items.map(({ id }) => id)).toEqual(['p-2', 'p-1']);
    expect(badge()).toBe('3');
  });

  it.each([
    ['denied', deniedStorage()],
    ['not there', undefined],
  ])('is kept in memory where storage is %s', (_, storage) => {
    useStorage(storage);
    const app = earlyStateWith();
    addEarly(app, added);
    addEarly(app, added);
    expect(app.cart.items).toEqual([{ ...pump, quantity: 2 }]);
    expect(app.cart.stored).toBe(false);
    expect(badge()).toBe('2');
  });

  it('is not lost where storage is full: the old cart in it is not read again', () => {
    useStorage(fullStorage(stored([fan])));
    const app = earlyStateWith({ cart: { items: [fan], stored: true } });
    addEarly(app, added);
    addEarly(app, added);
    expect(app.cart.items).toEqual([fan, { ...pump, quantity: 2 }]);
  });
});
