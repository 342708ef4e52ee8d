import { expect, it } from 'vitest';
import type { IndexedProduct } from './searchTypes';
import { createSort } from './sorted';

const product = (name: string): IndexedProduct => ({
  id: name,
  code: name,
  name,
  categories: [],
  specifications: [],
});

it.each([
  ['.', ['Pipe 1/2"', 'Pipe 3/4"', 'Pipe 1"', 'Pipe 1 1/4"', 'Pipe 1½"', 'Pipe 2"', 'Pipe 10"']],
  [
    '.',
    ['Wire 0.055 mm', 'Wire 0.75 mm', 'Wire 0.8 mm', 'Wire 1 mm', 'Wire 1.25 mm', 'Wire 1.5 mm'],
  ],
  [',', ['Wire 0,75 mm', 'Wire 0,8 mm', 'Wire 1,25 mm', 'Wire 1.150 mm']],
  ['.', ['Bolt M8 × 1', 'Bolt M8 × 1.25', 'Bolt M8 × 1.5', 'Bolt M10 × 1']],
  ['.', ['Fan 950 m³/h', 'Fan 1,150 m³/h', 'Fan 9,500 m³/h']],
  ['.', ['Bearing 6204-2RS', 'Bearing 6204-ZZ', 'Bearing 62040']],
] as const)(
  'names are in the order of their sizes, with "%s" before decimals: %s',
  (decimal, names) => {
    const reversed = names.toReversed().map(product);
    const hits = createSort([], reversed, decimal)([...reversed.keys()], 'name');
    expect(hits.map((at) => reversed[at]?.name)).toEqual(names);
  },
);

it('codes are no sizes: they are compared by their groups of figures', () => {
  const codes = ['A1.5', 'A1.25', 'A1.100'].map(product);
  const hits = createSort([], codes, '.')([...codes.keys()], 'code');
  expect(hits.map((at) => codes[at]?.code)).toEqual(['A1.5', 'A1.25', 'A1.100']);
});
