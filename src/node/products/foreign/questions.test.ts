import { expect, it } from 'vitest';
import { categoryQuestion } from './categories';
import type { ForeignProduct } from './product';
import { repeatQuestion } from './repeats';

const product = (
  code: string,
  name: string,
  more: Partial<ForeignProduct> = {},
): ForeignProduct => ({
  sheet: 'list',
  cell: 'row 2',
  code,
  name,
  description: '',
  category: [],
  figures: [],
  pictures: [],
  variants: [],
  ...more,
});

it('the question about a code in two rows shows in what they differ', () => {
  const sampleOf = (...products: ForeignProduct[]) => repeatQuestion(products)?.choices[0]?.sample;
  expect(sampleOf(product('A 1', 'Line 20 mm'), product('a 1', 'Halyard 6 mm'))).toBe(
    'Line 20 mm ≠ Halyard 6 mm',
  );
  const sold = (unit: string) => product('A 1', 'Line', { unit });
  expect(sampleOf(sold('m'), sold('roll'))).toBe('m ≠ roll');
});

it('the question about new categories shows what comes into the one that the table does not name', () => {
  const products = [
    product('1', 'Primer', { category: ['Paint'] }),
    ...['Float switch', 'Bilge pump', 'Hose', 'Clamp'].map((name) => product(name, name)),
  ];
  const [first] = categoryQuestion(products, {}, 'Nordsjø')?.choices ?? [];
  expect(first?.label).toBe('Make them: "Paint", "Nordsjø"');
  expect(first?.sample).toBe('Nordsjø: Float switch, Bilge pump, Hose …');
  expect(categoryQuestion(products.slice(0, 1), {}, 'Nordsjø')?.choices[0]?.sample).toBe(undefined);
});
