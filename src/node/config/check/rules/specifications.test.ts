import { expect, it } from 'vitest';
import { check, GOOD } from '../../../../../tests/broken-configs/breaking';

/** The warnings about the figures of three products of one category. */
async function warningsOf(
  ...rows: { name: string; value: string; unit?: string }[]
): Promise<string[]> {
  const config = JSON.parse(GOOD) as { store: { products: Record<string, unknown>[] } };
  const [first] = config.store.products;
  config.store.products = [
    ...config.store.products,
    ...rows.map((row, n) =>
      Object.assign({}, first, { id: `figure-${n}`, name: `Figure ${n}`, specifications: [row] }),
    ),
  ];
  const { problems } = await check(JSON.stringify(config));
  return problems
    .filter(({ path }) => path.includes('specifications'))
    .map(({ message }) => message);
}

it('warns of a number that cannot be read, in words', async () => {
  expect(await warningsOf({ name: 'Play', value: '12..5', unit: 'mm' })).toEqual([
    '"12..5" mm is not a number that can be filtered by.',
  ]);
  expect(await warningsOf({ name: 'Play', value: 'steel', unit: 'mm' })).toHaveLength(1);
});

it('lets words and sizes pass', async () => {
  const rows = ['Copper', 'IP55', 'M12', '86 x 86 mm', '10, 40 kg each', '+2 to +8 °C'];
  expect(await warningsOf(...rows.map((value, n) => ({ name: `Row ${n}`, value })))).toEqual([]);
});

it('warns of units that cannot be compared with those of the others', async () => {
  const bore = (value: string, unit: string) => ({ name: 'Play', value, unit });
  expect(await warningsOf(bore('1', 'mm'), bore('2', 'mm'), bore('3', 'in'))).toEqual([
    '"Play" has the unit in here, and the unit mm for other products of the category: they cannot be compared.',
  ]);
  expect(await warningsOf(bore('1', 'mm'), bore('2', 'cm'), bore('3', 'm'))).toEqual([]);
});
