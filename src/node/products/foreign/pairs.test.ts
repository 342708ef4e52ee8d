import { expect, it } from 'vitest';
import { mappingFrom } from './columnAnswer';
import { mappedProducts } from './mapped';
import { foreignTable } from './rows';

it.each([
  ['5 - 10', 'kg'],
  ['1/2', 'kg'],
  ['10 x 20', 'kg'],
  ['5 to 10', 'kg'],
  ['size 4', undefined],
])('%j has the unit beside it: %s', (weight, unit) => {
  const rows = [
    ['Code', 'Name', 'Weight', 'Weight unit'],
    ['A-1', 'Pump', weight, 'kg'],
  ];
  const table = foreignTable({ name: 'List', rows });
  const [pump] = mappedProducts([{ table }], mappingFrom('guess', table), new Map());
  expect(pump?.figures).toEqual([{ name: 'Weight', value: weight, ...(unit && { unit }) }]);
});
