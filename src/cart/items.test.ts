import { describe, expect, it } from 'vitest';
import { addedSince } from './addedSince';
import {
  addItems,
  removeItem,
  toQuantity,
  totalItems,
  updateQuantity,
  type CartItem,
  type CartProduct,
} from './items';

const pump = { id: 'prod-001', name: 'Submersible Pump', image: '/pump.svg', category: 'Mining' };
const valve = { id: 'ref-009', name: 'Expansion Valve' };
const list: readonly CartItem[] = [
  { ...pump, quantity: 2 },
  { ...valve, quantity: 1 },
];

const add = (items: readonly CartItem[], product: CartProduct, quantity = 1) =>
  addItems(items, [{ ...product, quantity }]);

describe('adding', () => {
  it('[I1] [I4] appends a new product last, with all its fields and a quantity of 1', () => {
    expect(add([{ ...pump, quantity: 2 }], valve)).toEqual(list);
  });

  it('[I1] appends a new product with the given quantity', () => {
    expect(add([], pump, 7)).toEqual([{ ...pump, quantity: 7 }]);
  });

  it('[I1] raises the quantity of a product that is already there, without moving it', () => {
    expect(add(list, pump, 3)).toEqual([{ ...pump, quantity: 5 }, list[1]]);
    expect(add(list, pump)).toEqual([{ ...pump, quantity: 3 }, list[1]]);
  });

  it.each([0, -1, 0.9, Number.NaN])('adds nothing for a quantity of %s', (quantity) => {
    expect(add(list, pump, quantity)).toEqual(list);
  });

  it('never exceeds the largest safe integer', () => {
    const most = add(list, pump, Number.MAX_SAFE_INTEGER);
    expect(most[0]?.quantity).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('treats "__proto__" and "constructor" like any other id', () => {
    const odd = ['__proto__', 'constructor', '__proto__'].reduce<readonly CartItem[]>(
      (items, id) => add(items, { id, name: id }),
      [],
    );
    expect(odd).toEqual([
      { id: '__proto__', name: '__proto__', quantity: 2 },
      { id: 'constructor', name: 'constructor', quantity: 1 },
    ]);
  });

  it('does not mutate its input', () => {
    const frozen = Object.freeze(list.map((item) => Object.freeze(item)));
    add(frozen, pump);
    expect(frozen).toEqual(list);
  });
});

describe('updating', () => {
  it('[I3] sets the quantity of a line', () => {
    expect(updateQuantity(list, pump.id, 9)).toEqual([{ ...pump, quantity: 9 }, list[1]]);
  });

  it.each([0, -1, -Infinity])('[I3] removes the line at %s', (quantity) => {
    expect(updateQuantity(list, pump.id, quantity)).toEqual([list[1]]);
  });

  it('truncates decimals', () => {
    expect(updateQuantity(list, pump.id, 2.7)[0]?.quantity).toBe(2);
  });

  it('ignores NaN and unknown ids', () => {
    expect(updateQuantity(list, pump.id, Number.NaN)).toEqual(list);
    expect(updateQuantity(list, 'ac-001', 5)).toEqual(list);
  });
});

it('[I2] removes by id, and ignores unknown ids', () => {
  expect(removeItem(list, pump.id)).toEqual([list[1]]);
  expect(removeItem(list, 'ac-001')).toEqual(list);
});

it('[I4] sums the quantities, not the lines', () => {
  expect(totalItems(list)).toBe(3);
  expect(totalItems([])).toBe(0);
});

it.each([
  [1, 1],
  [2.999, 2],
  [Infinity, Number.MAX_SAFE_INTEGER],
  [0.5, undefined],
  [0, undefined],
  [-4, undefined],
  [Number.NaN, undefined],
])('turns %s into the quantity %s', (value, quantity) => {
  expect(toQuantity(value)).toBe(quantity);
});

it('knows what has been added to a list since', () => {
  const now = add(add(list, pump, 3), { id: 'new', name: 'New' });
  expect(addedSince(list, removeItem(now, valve.id))).toEqual([
    { ...pump, quantity: 3 },
    { id: 'new', name: 'New', quantity: 1 },
  ]);
  expect(addedSince(list, list)).toEqual([]);
});
