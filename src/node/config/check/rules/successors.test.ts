import { expect, it } from 'vitest';
import { check, GOOD } from '../../../../../tests/broken-configs/breaking';

/** The warnings about a product with these fields. */
async function warningsOf(fields: Record<string, unknown>): Promise<string[]> {
  const config = JSON.parse(GOOD) as { store: { products: Record<string, unknown>[] } };
  Object.assign(config.store.products[0] ?? {}, fields);
  const { problems } = await check(JSON.stringify(config));
  return problems.filter(({ path }) => path.endsWith('successor')).map(({ message }) => message);
}

it('warns of a successor that is not shown', async () => {
  expect(await warningsOf({ successor: 'dk-003' })).toHaveLength(1);
  expect(await warningsOf({ successor: 'dk-003', status: 'discontinued' })).toEqual([]);
});

it('warns of a product that takes its own place', async () => {
  const { id } = (JSON.parse(GOOD) as { store: { products: { id: string }[] } }).store
    .products[0] ?? { id: '' };
  expect(await warningsOf({ successor: id, status: 'discontinued' })).toEqual([
    'A product cannot take its own place.',
  ]);
});
