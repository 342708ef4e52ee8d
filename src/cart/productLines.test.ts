import { expect, it } from 'vitest';
import { linesOf, linesOfList } from './productLines';

it('a list is a line a product, with its quantity and code', () => {
  const items = [
    { id: 'ac-029', name: 'Wall\u00AD Fan', quantity: 2 },
    { id: 'pu-1', name: 'Pump', quantity: 1 },
  ];
  expect(linesOfList(items)).toBe('2 × Wall Fan [AC-029]\n1 × Pump [PU-1]');
});

it('a row in which nothing is written is no line', () => {
  expect(linesOf([{ product: ' ', quantity: 3 }])).toBe('');
});
