import { expect, it } from 'vitest';
import { linesOf } from '../../../cart/productLines';
import { rowsIn } from './rowsIn';

it.each([
  ['2 × Wall Fan [AC-029]', { quantity: 2, product: 'Wall Fan [AC-029]' }],
  ['3x  Pump', { quantity: 3, product: 'Pump' }],
  ['Pump', { quantity: 1, product: 'Pump' }],
  ['12 V battery', { quantity: 1, product: '12 V battery' }],
  ['4xlarge gloves', { quantity: 1, product: '4xlarge gloves' }],
  ['0 × Pump', { quantity: 1, product: 'Pump' }],
])('reads %j', (line, row) => {
  expect(rowsIn(line)).toEqual([row]);
});

it('reads what it has written', () => {
  const rows = [
    { product: 'Wall Fan [AC-029]', quantity: 12 },
    { product: 'A pump, please', quantity: 1 },
  ];
  expect(rowsIn(linesOf(rows))).toEqual(rows);
});

it('skips empty lines', () => {
  expect(rowsIn('\n \n')).toEqual([]);
});
