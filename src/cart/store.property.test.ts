import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { CartItem } from './items';
import { createCart, type Cart } from './store';
import { memoryStorage } from './testing';

const KEY = 'acme-cart';
const { MAX_SAFE_INTEGER: MOST } = Number;

// Few ids, so that they meet again, and names that could trip a lookup or an encoding.
const ids = fc.oneof(
  fc.constantFrom('prod-001', 'ref-001', '__proto__', 'constructor', 'toString', ' '),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }),
);
const products = fc.record(
  { id: ids, name: fc.string({ unit: 'binary' }), image: fc.string(), category: fc.string() },
  { requiredKeys: ['id', 'name'] },
);
const quantities = fc.oneof(
  fc.integer({ min: -2, max: 20 }),
  fc.double(),
  fc.constantFrom(MOST, MOST - 1, Infinity, -Infinity, Number.NaN),
);

type Step = (cart: Cart) => void;
const steps = fc.array(
  fc.oneof(
    fc.tuple(products, fc.option(quantities, { nil: undefined })).map(
      ([product, quantity]): Step =>
        (cart) =>
          cart.add(product, quantity),
    ),
    ids.map(
      (id): Step =>
        (cart) =>
          cart.remove(id),
    ),
    fc.tuple(ids, quantities).map(
      ([id, quantity]): Step =>
        (cart) =>
          cart.update(id, quantity),
    ),
    fc.array(fc.tuple(products, quantities), { maxLength: 5 }).map(
      (lines): Step =>
        (cart) =>
          cart.addAll(lines.map(([product, quantity]) => ({ ...product, quantity }))),
    ),
    fc.constant<Step>((cart) => cart.clear()),
    fc.constant<Step>((cart) => cart.reload()),
  ),
  { maxLength: 30 },
);

const storedLine = fc.oneof(
  fc.record({
    id: fc.oneof(ids, fc.anything()),
    name: fc.oneof(fc.string(), fc.anything()),
    quantity: fc.oneof(quantities, fc.anything()),
  }),
  fc.anything(),
);
/** Any text that storage may hold: lists of nearly right lines, any JSON, anything at all. */
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

const sum = (items: readonly CartItem[]) => items.reduce((total, item) => total + item.quantity, 0);
const open = (storage: ReturnType<typeof memoryStorage>) => createCart({ storage, key: KEY });

/** What is wrong with a list; nothing, it is hoped. */
function faults({ items: { value: items }, totalItems }: Cart): unknown[] {
  const known = new Set(items.map(({ id }) => id));
  return [
    ...(totalItems.value === sum(items) ? [] : [totalItems.value]),
    ...(known.size === items.length ? [] : ['one id on two lines']),
    ...items.filter(
      ({ id, name, quantity }) =>
        id === '' || typeof name !== 'string' || !Number.isSafeInteger(quantity) || quantity < 1,
    ),
  ];
}

describe('whatever is stored and whatever is done', () => {
  it('totals agree, ids are unique and no quantity is below 1', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    fc.assert(
      fc.property(storedTexts, steps, (text, doThese) => {
        const cart = open(memoryStorage({ [KEY]: text }));
        expect(faults(cart)).toEqual([]);
        for (const step of doThese) {
          step(cart);
          expect(faults(cart)).toEqual([]);
        }
      }),
    );
  });

  it('another page finds the same list', () => {
    fc.assert(
      fc.property(steps, (doThese) => {
        const storage = memoryStorage();
        const cart = open(storage);
        for (const step of doThese) step(cart);
        expect(open(storage).items.value).toEqual(cart.items.value);
      }),
    );
  });

  it('nothing is lost that was not removed', () => {
    fc.assert(
      fc.property(steps, products, steps, (before, product, after) => {
        const storage = memoryStorage();
        const cart = open(storage);
        for (const step of before) step(cart);
        cart.add(product);
        const kept = cart.items.value;
        // Adding and setting to 1 or more never takes a line away, nor changes the order of those before it.
        const adding: Step[] = after.map(
          (step) => (own) =>
            step({
              ...own,
              remove() {},
              clear() {},
              update: (id, n) => own.update(id, Math.max(1, n)),
            }),
        );
        for (const step of adding) step(cart);
        const names = cart.items.value.map(({ id }) => id);
        expect(names.slice(0, kept.length)).toEqual(kept.map(({ id }) => id));
        expect(open(storage).items.value).toEqual(cart.items.value);
      }),
    );
  });

  it('two tabs that never hear of one another lose nothing that was not removed', () => {
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
          tabs[second ? 1 : 0]?.add(product, quantity);
        const wanted = all.reduce((total, { quantity }) => total + quantity, 0);
        expect(open(storage).totalItems.value).toBe(wanted);
      }),
    );
  });

  it('the list counts what was added, less what was removed', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(ids, fc.integer({ min: 1, max: 99 }))), ids, (adds, gone) => {
        const cart = open(memoryStorage());
        const expected = new Map<string, number>();
        for (const [id, quantity] of adds) {
          cart.add({ id, name: id }, quantity);
          expected.set(id, (expected.get(id) ?? 0) + quantity);
        }
        cart.remove(gone);
        expected.delete(gone);
        expect(cart.items.value.map(({ id, quantity }) => [id, quantity])).toEqual([...expected]);
      }),
    );
  });
});
