import { expect, it } from 'vitest';
import { manyBeginnings, postingsOfAll } from './beginnings';

const beginnings = (terms: string[], most: number) =>
  [...manyBeginnings(terms.toSorted(), most)].map(({ beginning, places }) => [
    beginning,
    places.length,
  ]);

it('beginnings of many terms are kept, the longer ones as well', () => {
  const terms = ['m10', 'm12', 'm12x80', 'm8', 'nut', '#8 length', '#9 length', '#10 length'];
  expect(beginnings(terms, 1)).toEqual([
    ['m', 4],
    ['m1', 3],
    ['m12', 2],
  ]);
});

it('no beginning ends in half a character', () => {
  expect(beginnings(['😀', '😁'], 1)).toEqual([]);
});

it('terms together say of a product the most that one of them says', () => {
  const index = {
    starts: Uint32Array.of(0, 2, 4),
    products: Uint32Array.of(1, 5, 0, 5),
    weights: Uint8Array.of(8, 3, 2, 6),
    total: 6,
  };
  expect(postingsOfAll(index, [0, 1])).toEqual({
    products: Uint32Array.of(0, 1, 5),
    weights: Uint8Array.of(2, 8, 6),
  });
});
