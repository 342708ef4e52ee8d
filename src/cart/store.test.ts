import { effect } from '@preact/signals-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCart, type Cart } from './store';
import { deniedStorage, fullStorage, memoryStorage } from './testing';

const KEY = 'acme-cart';
const pump = { id: 'prod-001', name: 'Submersible Pump' };
const valve = { id: 'ref-009', name: 'Expansion Valve' };

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the list', () => {
  it('starts with what is stored', () => {
    const stored = [{ ...pump, quantity: 4 }];
    const cart = createCart({
      storage: memoryStorage({ [KEY]: JSON.stringify(stored) }),
      key: KEY,
    });
    expect(cart.items.value).toEqual(stored);
    expect(cart.totalItems.value).toBe(4);
  });

  it('starts with the lines it is given instead, where it is given some', () => {
    const storage = memoryStorage({ [KEY]: '[]' });
    const cart = createCart({ storage, key: KEY, initial: [{ ...pump, quantity: 1 }] });
    expect(cart.totalItems.value).toBe(1);
  });

  it('[299] is saved on every change, also when it is cleared', () => {
    const storage = memoryStorage();
    const cart = createCart({ storage, key: KEY });
    const saved = (): unknown => JSON.parse(storage.entries.get(KEY) ?? 'null');
    cart.add(pump, 2);
    expect(saved()).toEqual([{ ...pump, quantity: 2 }]);
    cart.add(valve);
    cart.update(pump.id, 5);
    expect(saved()).toEqual([
      { ...pump, quantity: 5 },
      { ...valve, quantity: 1 },
    ]);
    cart.remove(pump.id);
    expect(saved()).toEqual([{ ...valve, quantity: 1 }]);
    cart.clear();
    expect(saved()).toEqual([]);
  });

  it('tells those who watch, and not those who watch a total that stays', () => {
    const cart = createCart({ storage: memoryStorage(), key: KEY });
    const totals: number[] = [];
    const stop = effect(() => void totals.push(cart.totalItems.value));
    cart.add(pump, 2);
    cart.remove('ac-001');
    cart.update(pump.id, 0);
    stop();
    cart.add(pump);
    expect(totals).toEqual([0, 2, 0]);
  });

  it('writes nothing when nothing was added', () => {
    const storage = memoryStorage();
    createCart({ storage, key: KEY }).add(pump, 0);
    expect(storage.entries.size).toBe(0);
  });
});

describe('many lines at once', () => {
  const lines = [
    { ...valve, quantity: 2 },
    { ...pump, quantity: 3 },
    { id: 'ac-001', name: 'Fan', quantity: 0 },
  ];

  it('raise the quantities of what is there, and follow it in their order', () => {
    const cart = createCart({ storage: memoryStorage(), key: KEY });
    cart.add(pump);
    cart.addAll(lines);
    expect(cart.items.value).toEqual([
      { ...pump, quantity: 4 },
      { ...valve, quantity: 2 },
    ]);
  });

  it('are one change, however many they are', () => {
    const storage = memoryStorage();
    const write = vi.spyOn(storage, 'setItem');
    const cart = createCart({ storage, key: KEY });
    const lists: number[] = [];
    const stop = effect(() => void lists.push(cart.items.value.length));
    cart.addAll(Array.from({ length: 5000 }, (_, n) => ({ id: `p-${n}`, name: '', quantity: 1 })));
    stop();
    expect(lists).toEqual([0, 5000]);
    expect(write).toHaveBeenCalledTimes(1);
  });
});

it('becomes another list in one write, so that other tabs never see half of it', () => {
  const storage = memoryStorage();
  const cart = createCart({ storage, key: KEY });
  cart.add(pump);
  const write = vi.spyOn(storage, 'setItem');
  cart.replace((now) => [{ ...valve, quantity: 2 }, ...now, { ...pump, quantity: 4 }]);
  expect(cart.items.value).toEqual([
    { ...valve, quantity: 2 },
    { ...pump, quantity: 5 },
  ]);
  expect(write).toHaveBeenCalledTimes(1);
});

describe('a tab that slept through what another did', () => {
  it.each<[string, (cart: Cart) => void]>([
    ['adds', (cart) => cart.add(valve)],
    ['changes', (cart) => cart.update(pump.id, 9)],
    ['removes', (cart) => cart.remove('ac-001')],
  ])('%s without losing it', (_, act) => {
    const storage = memoryStorage();
    const sleeping = createCart({ storage, key: KEY });
    createCart({ storage, key: KEY }).add(pump, 3);
    act(sleeping);
    expect(sleeping.items.value.map(({ id }) => id)).toContain(pump.id);
    expect(createCart({ storage, key: KEY }).items.value).toEqual(sleeping.items.value);
  });
});

describe('where storage refuses', () => {
  it.each([
    ['full', fullStorage()],
    ['denied', deniedStorage()],
    ['absent', undefined],
  ])('the list lives in memory (%s), and says so after the first change', (_, storage) => {
    const cart = createCart({ storage, key: KEY });
    expect(cart.stored.value).toBe(true);
    cart.add(pump);
    cart.add(pump);
    expect(cart.stored.value).toBe(false);
    expect(cart.items.value).toEqual([{ ...pump, quantity: 2 }]);
  });

  it('says it once, however often it is refused', () => {
    const cart = createCart({ storage: fullStorage(), key: KEY });
    const said: boolean[] = [];
    cart.stored.subscribe((stored) => void said.push(stored));
    cart.add(pump);
    cart.add(valve);
    expect(said).toEqual([true, false]);
  });
});

describe('reloading', () => {
  it('takes what another tab has stored', () => {
    const storage = memoryStorage();
    const here = createCart({ storage, key: KEY });
    const there = createCart({ storage, key: KEY });
    there.add(pump, 3);
    expect(here.items.value).toEqual([]);
    here.reload();
    here.add(valve);
    expect(here.items.value).toEqual([
      { ...pump, quantity: 3 },
      { ...valve, quantity: 1 },
    ]);
  });

  it('is empty after another tab has deleted the entry', () => {
    const storage = memoryStorage();
    const cart = createCart({ storage, key: KEY });
    cart.add(pump);
    storage.entries.clear();
    cart.reload();
    expect(cart.items.value).toEqual([]);
  });

  it('keeps the list where the entry cannot be parsed, and deletes nothing', () => {
    const error = vi.spyOn(console, 'error');
    const storage = memoryStorage();
    const cart = createCart({ storage, key: KEY });
    cart.add(pump);
    storage.entries.set(KEY, '{');
    cart.reload();
    expect(cart.totalItems.value).toBe(1);
    expect(storage.entries.get(KEY)).toBe('{');
    expect(error).not.toHaveBeenCalled();
  });

  it.each([
    ['full', fullStorage({ [KEY]: '[]' })],
    ['denied', deniedStorage()],
    ['absent', undefined],
  ])('keeps a list that lives in memory (%s)', (_, storage) => {
    const cart = createCart({ storage, key: KEY });
    cart.add(pump);
    cart.reload();
    expect(cart.totalItems.value).toBe(1);
  });
});
