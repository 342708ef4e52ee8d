import { expect, it } from 'vitest';
import type { ForeignProduct } from './product';
import { folded } from './variants';

/** A screw in several quantities, each with its code. */
const screw = (...codes: string[]): ForeignProduct => ({
  sheet: 'List',
  cell: 'row 2',
  code: 'VP-3',
  name: 'Screw M3',
  description: '',
  category: [],
  figures: [],
  pictures: [],
  variants: codes.map((code, n) => ({
    sheet: 'List',
    cell: `row ${n + 2}`,
    code,
    options: [{ name: 'Quantity', value: `${(n + 1) * 25}` }],
  })),
});

it('variants that share one code are what they differ in, and no table of codes', () => {
  expect(folded([screw('VP-3', 'VP-3', 'VP-3')], 'one')).toMatchObject([
    { variants: [], figures: [{ name: 'Quantity', value: '25, 50, 75' }] },
  ]);
});

it('variants of which two share a code say the code of each', () => {
  expect(folded([screw('VP-3', 'VP-3', 'VP-4')], 'one')).toMatchObject([
    {
      figures: [
        { name: 'Quantity 25', value: 'VP-3' },
        { name: 'Quantity 50', value: 'VP-3' },
        { name: 'Quantity 75', value: 'VP-4' },
      ],
    },
  ]);
});
