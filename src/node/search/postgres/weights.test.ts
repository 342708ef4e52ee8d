import { expect, it } from 'vitest';
import { differing, weightsOfBeginnings, withWeights } from './weights';

const weights = (all: Record<string, Record<number, number>>) =>
  new Map(
    Object.entries(all).map(([term, bySlot]) => [
      term,
      new Map(Object.entries(bySlot).map(([slot, weight]) => [Number(slot), weight])),
    ]),
  );

it('terms differ in the products that have gained them, lost them, or in which they say another thing', () => {
  const before = weights({ pump: { 1: 8, 2: 2 }, fan: { 1: 3 }, dry: { 1: 5 } });
  const after = weights({ pump: { 1: 8, 2: 6 }, hose: { 2: 4 }, dry: { 1: 5 } });
  expect(differing(before, after)).toEqual(
    weights({ pump: { 2: 6 }, fan: { 1: 0 }, hose: { 2: 4 } }),
  );
});

it('a beginning says in a product what the best of its terms does', () => {
  const all = weights({ m12: { 1: 2 }, m12x1: { 1: 8, 3: 4 }, n: { 1: 9 } });
  expect(weightsOfBeginnings(all, new Set(['m', 'm12x']))).toEqual(
    weights({ m: { 1: 8, 3: 4 }, m12x: { 1: 8, 3: 4 } }),
  );
});

it('products come into postings in their order, change there and go', () => {
  const before = { products: Uint32Array.of(2, 5, 9), weights: Uint8Array.of(1, 2, 3) };
  const changed = new Map([
    [9, 0],
    [5, 8],
    [3, 4],
  ]);
  expect(withWeights(before, changed)).toEqual({
    products: Uint32Array.of(2, 3, 5),
    weights: Uint8Array.of(1, 4, 8),
  });
});
