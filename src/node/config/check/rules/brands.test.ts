import { expect, it } from 'vitest';
import { check, GOOD } from '../../../../../tests/broken-configs/breaking';

interface Config {
  pages: { blocks: object[] }[];
  store: { products: object[] };
  shared: { logos: Record<string, object[]> };
}

/** What the check says of logos in a grid whose brands lead to their products. */
async function saidOf(...logos: object[]): Promise<string[]> {
  const config = JSON.parse(GOOD) as Config;
  Object.assign(config.store.products[0] ?? {}, { brand: 'Kuvani' });
  config.shared.logos['brands'] = logos;
  config.pages[0]?.blocks.push({ type: 'logo-grid', logos: 'brands', brands: true });
  const { problems } = await check(JSON.stringify(config));
  return problems.flatMap(({ severity, message }) =>
    message.includes('brand') ? [`${severity}: ${message}`] : [],
  );
}

it('is content with brands that have products, in any letters, and with logos that lead elsewhere', async () => {
  expect(await saidOf({ name: 'KUVANI' }, { name: 'Other', href: '/contact' })).toEqual([]);
});

it('names a brand without products', async () => {
  expect(await saidOf({ name: 'Kuwani' })).toEqual([
    'warning: No product has the brand "Kuwani": its logo leads nowhere.',
  ]);
});
