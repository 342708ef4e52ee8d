import { expect, it } from 'vitest';
import type { ProductSummary } from '../../generated/types';
import { packTiles } from './tiles';

const products = ['Pumpe für Öl', 'ポンプ', 'Pump'].map(
  (name, n) => ({ id: `p-${n}`, name, description: 'Long.' }) as ProductSummary,
);

it('has the tile of each product, without its description', () => {
  const tiles = packTiles(products);
  expect(products.map(({ id }) => tiles.get(id))).toEqual(
    products.map(({ id, name }) => ({ id, name })),
  );
  expect(tiles.get('p-9')).toBeUndefined();
});
