import { afterEach, describe, expect, it, vi } from 'vitest';
import { atOnce } from './atOnce';
import { createCart, type Cart } from './store';
import { addTo, deniedStorage, fullStorage, memoryStorage } from './testing';
import { addItems, removeItem, updateQuantity, totalItems } from './items';

const KEY = 'acme-cart';
const pump = { id: 'prod-001', name: 'Submersible Pump' };
const valve = { id: 'ref-009', name: 'Expansion Valve' };

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the cart', () => {
  it('starts with what is stored', () => {
    const stored = [{ ...pump, quantity: 4 }];
    const cart = createCart({
      storage: memoryStorage({ [KEY]: JSON.stringify(stored) }),
      key: KEY,
      turns: atOnce,
    });
    expect(cart.getSnapshot().items).toEqual(stored);
    expect(totalItems(cart.getSnapshot().items)).toBe(4);
  });

  it('starts with the initial state if it is given one', () => {
    const storage = memoryStorage({ [KEY]: '[]' });
    const initial = { items: [{ ...pump, quantity: 1 }], stored: true };
    const cart = createCart({ storage, key: KEY, turns: atOnce }, initial);
    expect(cart.getSnapshot()).toBe(initial);
  });

  it('[I2] is saved on every change, even when it is cleared', () => {
    const storage = memoryStorage();
    const cart = createCart({ storage, key: KEY, turns: atOnce });
    const saved = (): unknown => JSON.parse(storage.entries.get(KEY) ?? 'null');
    addTo(cart, pump, 2);
    expect(saved()).toEqual([{ ...pump, quantity: 2 }]);
    addTo(cart, valve);
    cart.change((now) => updateQuantity(now, pump.id, 5));
    expect(saved()).toEqual([
      { ...pump, quantity: 5 },
      { ...valve, quantity: 1 },
    ]);
    cart.change((now) => removeItem(now, pump.id));
    expect(saved()).toEqual([{ ...valve, quantity: 1 }]);
    cart.change(() => []);
    expect(saved()).toEqual([]);
  });

  it('notifies its subscribers of every change, and only of changes', () => {
    const cart = createCart({ storage: memoryStorage(), key: KEY, turns: atOnce });
    const totals: number[] = [];
    const stop = cart.subscribe(() => totals.push(totalItems(cart.getSnapshot().items)));
    addTo(cart, pump, 2);
    cart.change((now) => removeItem(now, 'ac-001'));
    cart.change((now) => updateQuantity(now, pump.id, 2));
    cart.reload();
    cart.change((now) => updateQuantity(now, pump.id, 0));
    stop();
    addTo(cart, pump);
    expect(totals).toEqual([2, 0]);
  });

  it('may be changed by its subscribers', () => {
    const cart = createCart({ storage: memoryStorage(), key: KEY, turns: atOnce });
    cart.subscribe(() => cart.change((now) => updateQuantity(now, pump.id, 7)));
    addTo(cart, pump);
    expect(cart.getSnapshot().items).toEqual([{ ...pump, quantity: 7 }]);
  });

  it('writes nothing if nothing was added', () => {
    const storage = memoryStorage();
    addTo(createCart({ storage, key: KEY, turns: atOnce }), pump, 0);
    expect(storage.entries.size).toBe(0);
  });
});

describe('many lines at once', () => {
  const lines = [
    { ...valve, quantity: 2 },
    { ...pump, quantity: 3 },
    { id: 'ac-001', name: 'Fan', quantity: 0 },
  ];

  it('raise existing quantities, and are appended in order', () => {
    const cart = createCart({ storage: memoryStorage(), key: KEY, turns: atOnce });
    addTo(cart, pump);
    cart.change((now) => addItems(now, lines));
    expect(cart.getSnapshot().items).toEqual([
      { ...pump, quantity: 4 },
      { ...valve, quantity: 2 },
    ]);
  });

  it('are a single change, however many there are', () => {
    const storage = memoryStorage();
    const write = vi.spyOn(storage, 'setItem');
    const cart = createCart({ storage, key: KEY, turns: atOnce });
    const lengths: number[] = [];
    cart.subscribe(() => lengths.push(cart.getSnapshot().items.length));
    cart.change((now) =>
      addItems(
        now,
        Array.from({ length: 5000 }, (_, n) => ({ id: `p-${n}`, name: '', quantity: 1 })),
      ),
    );
    expect(lengths).toEqual([5000]);
    expect(write).toHaveBeenCalledTimes(1);
  });
});

it('is replaced in a single write, so that other tabs never see half of it', () => {
  const storage = memoryStorage();
  const cart = createCart({ storage, key: KEY, turns: atOnce });
  addTo(cart, pump);
  const write = vi.spyOn(storage, 'setItem');
  cart.change((now) => addItems([{ ...valve, quantity: 2 }], [...now, { ...pump, quantity: 4 }]));
  expect(cart.getSnapshot().items).toEqual([
    { ...valve, quantity: 2 },
    { ...pump, quantity: 5 },
  ]);
  expect(write).toHaveBeenCalledTimes(1);
});

describe('a tab that was suspended while another changed the cart', () => {
  it.each<[string, (cart: Cart) => void]>([
    ['adds', (cart) => addTo(cart, valve)],
    ['changes', (cart) => cart.change((now) => updateQuantity(now, pump.id, 9))],
    ['removes', (cart) => cart.change((now) => removeItem(now, 'ac-001'))],
  ])('%s without losing it', (_, act) => {
    const storage = memoryStorage();
    const sleeping = createCart({ storage, key: KEY, turns: atOnce });
    addTo(createCart({ storage, key: KEY, turns: atOnce }), pump, 3);
    act(sleeping);
    expect(sleeping.getSnapshot().items.map(({ id }) => id)).toContain(pump.id);
    expect(createCart({ storage, key: KEY, turns: atOnce }).getSnapshot().items).toEqual(
      sleeping.getSnapshot().items,
    );
  });
});

describe('[I9] if storage fails', () => {
  it.each([
    ['full', fullStorage()],
    ['denied', deniedStorage()],
    ['absent', undefined],
  ])(
    'the cart lives in memory (%s), which its state shows after the first change',
    (_, storage) => {
      const cart = createCart({ storage, key: KEY, turns: atOnce });
      expect(cart.getSnapshot().stored).toBe(true);
      addTo(cart, pump);
      addTo(cart, pump);
      expect(cart.getSnapshot().stored).toBe(false);
      expect(cart.getSnapshot().items).toEqual([{ ...pump, quantity: 2 }]);
    },
  );

  it('a later change that can be stored brings it back in sync with other tabs', () => {
    const storage = memoryStorage();
    const setItem = vi.spyOn(storage, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const cart = createCart({ storage, key: KEY, turns: atOnce });
    addTo(cart, pump);
    expect(cart.getSnapshot().stored).toBe(false);
    addTo(cart, pump);
    expect(cart.getSnapshot().stored).toBe(true);
    expect(setItem).toHaveBeenCalledTimes(2);
    storage.entries.clear();
    cart.reload();
    expect(cart.getSnapshot().items).toEqual([]);
  });
});

describe('[I10] reloading', () => {
  it('takes over what another tab has stored', () => {
    const storage = memoryStorage();
    const here = createCart({ storage, key: KEY, turns: atOnce });
    const there = createCart({ storage, key: KEY, turns: atOnce });
    addTo(there, pump, 3);
    expect(here.getSnapshot().items).toEqual([]);
    here.reload();
    addTo(here, valve);
    expect(here.getSnapshot().items).toEqual([
      { ...pump, quantity: 3 },
      { ...valve, quantity: 1 },
    ]);
  });

  it('is empty after another tab has deleted the entry', () => {
    const storage = memoryStorage();
    const cart = createCart({ storage, key: KEY, turns: atOnce });
    addTo(cart, pump);
    storage.entries.clear();
    cart.reload();
    expect(cart.getSnapshot().items).toEqual([]);
  });

  it('keeps the cart if the entry cannot be parsed, and deletes nothing', () => {
    const error = vi.spyOn(console, 'error');
    const storage = memoryStorage();
    const cart = createCart({ storage, key: KEY, turns: atOnce });
    addTo(cart, pump);
    storage.entries.set(KEY, '{');
    cart.reload();
    expect(totalItems(cart.getSnapshot().items)).toBe(1);
    expect(storage.entries.get(KEY)).toBe('{');
    expect(error).not.toHaveBeenCalled();
  });

  it.each([
    ['full', fullStorage({ [KEY]: '[]' })],
    ['denied', deniedStorage()],
    ['absent', undefined],
  ])('keeps a cart that lives in memory (%s)', (_, storage) => {
    const cart = createCart({ storage, key: KEY, turns: atOnce });
    addTo(cart, pump);
    cart.reload();
    expect(totalItems(cart.getSnapshot().items)).toBe(1);
  });
});
