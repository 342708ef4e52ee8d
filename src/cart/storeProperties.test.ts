import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { addItems, removeItem, totalItems, updateQuantity, type CartItem } from './items';
import { atOnce } from './atOnce';
import { createCart, type Cart } from './store';
import { addTo, memoryStorage } from './testing';

const KEY = 'acme-cart';
const { MAX_SAFE_INTEGER: MOST } = Number;

// Few ids, so that they collide, and names that could break a lookup or an encoding.
const ids = fc.oneof(
  fc.constantFrom('prod-001', 'ref-001', '__proto__', 'constructor', 'toString', ' '),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }),
);
const fields = {
  id: ids,
  name: fc.string({ unit: 'binary' }),
  image: fc.string(),
  category: fc.string(),
};
const products = fc.record(fields, { requiredKeys: ['id', 'name'] });
const quantities = fc.oneof(
  fc.integer({ min: -2, max: 20 }),
  fc.double(),
  fc.constantFrom(MOST, MOST - 1, Infinity, -Infinity, Number.NaN),
);
const storedItems = fc.record(
  { ...fields, quantity: quantities },
  { requiredKeys: ['id', 'name', 'quantity'] },
);

type Step =
  | { does: 'add'; lines: readonly CartItem[] }
  | { does: 'update'; id: string; quantity: number }
  | { does: 'remove'; id: string }
  | { does: 'clear' | 'reload' };

const steps = fc.array(
  fc.oneof(
    fc.array(storedItems, { maxLength: 5 }).map((lines): Step => ({ does: 'add', lines })),
    fc.tuple(ids, quantities).map(([id, quantity]): Step => ({ does: 'update', id, quantity })),
    ids.map((id): Step => ({ does: 'remove', id })),
    fc.constantFrom<Step>({ does: 'clear' }, { does: 'reload' }),
  ),
  { maxLength: 30 },
);

function take(cart: Cart, step: Step): void {
  if (step.does === 'reload') cart.reload();
  else
    cart.change((items) => {
      if (step.does === 'add') return addItems(items, step.lines);
      if (step.does === 'update') return updateQuantity(items, step.id, step.quantity);
      return step.does === 'remove' ? removeItem(items, step.id) : [];
    });
}

const storedLine = fc.oneof(
  fc.record({
    id: fc.oneof(ids, fc.anything()),
    name: fc.oneof(fc.string(), fc.anything()),
    quantity: fc.oneof(quantities, fc.anything()),
  }),
  fc.anything(),
);
/** Any text that storage may hold: almost valid lines, any JSON, arbitrary text. */
const storedTexts = fc.oneof(
  fc.array(storedLine).map((lines) => {
    try {
      return JSON.stringify(lines);
    } catch {
      return '[]';
    }
  }),
  fc.json(),
  fc.string({ unit: 'binary' }),
);

const itemsIn = (cart: Cart) => cart.getSnapshot().items;
const open = (storage: ReturnType<typeof memoryStorage>) =>
  createCart({ storage, key: KEY, turns: atOnce });

/** Violated invariants of a cart. */
function faults(cart: Cart): unknown[] {
  const items = itemsIn(cart);
  const known = new Set(items.map(({ id }) => id));
  return [
    ...(known.size === items.length ? [] : ['one id on two lines']),
    ...items.filter(
      ({ id, name, quantity }) =>
        id === '' || typeof name !== 'string' || !Number.isSafeInteger(quantity) || quantity < 1,
    ),
  ];
}

describe('for any stored value and any sequence of changes', () => {
  it('ids are unique and no quantity is below 1', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    fc.assert(
      fc.property(storedTexts, steps, (text, doThese) => {
        const cart = open(memoryStorage({ [KEY]: text }));
        expect(faults(cart)).toEqual([]);
        for (const step of doThese) {
          take(cart, step);
          expect(faults(cart)).toEqual([]);
        }
      }),
    );
  });

  it('another page reads the same cart', () => {
    fc.assert(
      fc.property(steps, (doThese) => {
        const storage = memoryStorage();
        const cart = open(storage);
        for (const step of doThese) take(cart, step);
        expect(itemsIn(open(storage))).toEqual(itemsIn(cart));
      }),
    );
  });

  it('nothing is lost unless it was removed', () => {
    fc.assert(
      fc.property(steps, products, steps, (before, product, after) => {
        const storage = memoryStorage();
        const cart = open(storage);
        for (const step of before) take(cart, step);
        addTo(cart, product);
        const kept = itemsIn(cart);
        // Adding, or setting to 1 or more, never removes a line nor changes the order of earlier ones.
        for (const step of after) {
          if (step.does === 'remove' || step.does === 'clear') continue;
          if (step.does === 'update') step.quantity = Math.max(1, step.quantity);
          take(cart, step);
        }
        const names = itemsIn(cart).map(({ id }) => id);
        expect(names.slice(0, kept.length)).toEqual(kept.map(({ id }) => id));
        expect(itemsIn(open(storage))).toEqual(itemsIn(cart));
      }),
    );
  });

  it('two tabs without storage events lose nothing unless it was removed', () => {
    const adds = fc.array(
      fc.record({
        second: fc.boolean(),
        product: products,
        quantity: fc.integer({ min: 1, max: 9 }),
      }),
    );
    fc.assert(
      fc.property(adds, (all) => {
        const storage = memoryStorage();
        const tabs = [open(storage), open(storage)];
        for (const { second, product, quantity } of all)
          addTo(tabs[second ? 1 : 0] as Cart, product, quantity);
        const wanted = all.reduce((total, { quantity }) => total + quantity, 0);
        expect(totalItems(itemsIn(open(storage)))).toBe(wanted);
      }),
    );
  });

  it('the total is what was added, minus what was removed', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(ids, fc.integer({ min: 1, max: 99 }))), ids, (adds, gone) => {
        const cart = open(memoryStorage());
        const expected = new Map<string, number>();
        for (const [id, quantity] of adds) {
          addTo(cart, { id, name: id }, quantity);
          expected.set(id, (expected.get(id) ?? 0) + quantity);
        }
        cart.change((now) => removeItem(now, gone));
        expected.delete(gone);
        expect(itemsIn(cart).map(({ id, quantity }) => [id, quantity])).toEqual([...expected]);
      }),
    );
  });
});
