import { expect, it } from 'vitest';
import { cellsOfColumn } from './cellsOfColumn';
import { facetRowsOf } from './facetRowsOf';

const columns = [
  { products: Uint32Array.of(0, 1, 1, 3), of: Uint32Array.of(1, 0, 1, 0) },
  { products: Uint32Array.of(), of: Uint32Array.of() },
  { products: Uint32Array.of(1, 2), of: Uint32Array.of(2, 0) },
];

it('the values of each column are found again among those of all', () => {
  const rows = facetRowsOf(columns, Uint32Array.of(0, 2, 3, 6), 5);
  expect(columns.map((_, place) => cellsOfColumn(rows, { place }))).toEqual(columns);
});
