import { expect, it } from 'vitest';
import type { IndexedProduct } from '../../../catalogue/search/searchTypes';
import { changesTo } from './changes';
import { stampOf } from './rows';

const product = (id: string, name = 'Pump', category = 'pumps'): IndexedProduct => ({
  id,
  name,
  code: id.toUpperCase(),
  categories: [category],
  specifications: [],
});
const sourceOf = (products: IndexedProduct[], category = 'Pumps') => ({
  products,
  categories: [{ id: 'pumps', name: category }],
  places: [],
  synonyms: [],
  decimal: '.' as const,
});
const known = ['a', 'b', 'c'].map((id, slot) => ({
  slot,
  id,
  stamp: stampOf(product(id), new Map([['pumps', 'Pumps']])),
}));

it('products keep their slots, and those that are new take others', () => {
  const { slots, begun, ended } = changesTo(
    known,
    sourceOf([product('new'), product('c'), product('b', 'Fan'), product('a')]),
  );
  expect([...slots]).toEqual([3, 2, 1, 0]);
  expect({ begun, ended }).toEqual({ begun: [0, 2], ended: [1] });
});

it('the slot of a product that has gone is that of a new one', () => {
  const { slots, ended } = changesTo(known, sourceOf([product('a'), product('new'), product('c')]));
  expect([...slots]).toEqual([0, 1, 2]);
  expect(ended).toEqual([1]);
});

it('products have changed where their category has another name', () => {
  const { begun } = changesTo(
    known,
    sourceOf(
      ['a', 'b', 'c'].map((id) => product(id)),
      'Drives',
    ),
  );
  expect(begun).toEqual([0, 1, 2]);
});
