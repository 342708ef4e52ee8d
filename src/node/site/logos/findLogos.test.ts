import { expect, it } from 'vitest';
import type { Block } from '../../../generated/types';
import { resolveCompany } from '../company.fixture';

/** Where the logos of a grid lead, on a site with a product of one of these brands. */
async function leadsOf(more: object): Promise<(string | undefined)[]> {
  const { pages } = await resolveCompany((config) => {
    Object.assign(config.store.products[0] ?? {}, { brand: 'Kuvani & Sons' });
    Object.assign(config.store.products[1] ?? {}, { brand: 'Hidden', unlisted: true });
    config.shared.logos['brands'] = [
      { name: 'KUVANI & Sons' },
      { name: 'Hidden' },
      { name: 'Other', href: 'https://www.example.org' },
    ];
    const block = { type: 'logo-grid', logos: 'brands', ...more };
    config.pages.push({ path: '/brands', title: 'B', description: 'B', blocks: [block] } as never);
  });
  const block = pages.find(({ path }) => path === '/brands')?.blocks[0] as Block;
  return block.type === 'logo-grid' ? block.logos.map(({ href }) => href) : [];
}

it('leads from the logo of a brand to its products, unless the logo leads elsewhere', async () => {
  expect(await leadsOf({ brands: true })).toEqual([
    '/store/category/all?brand=Kuvani%20%26%20Sons',
    undefined,
    'https://www.example.org',
  ]);
});

it('leads nowhere from other logos', async () => {
  expect(await leadsOf({})).toEqual([undefined, undefined, 'https://www.example.org']);
});
