import { expect, it } from 'vitest';
import type { SiteConfig } from '../../../generated/authored';
import { blockGroups } from './blockGroups';

const config = (path: string, ...types: string[]) => {
  const blocks = types.map((type) =>
    type === 'shared' ? { type, name: 'cards' } : { type, heading: 'A' },
  );
  return {
    pages: [{ path, blocks }],
    shared: { blocks: { cards: [{ type: 'card-grid' }] } },
  } as unknown as SiteConfig;
};

it('keeps the large blocks of the home page apart from the small ones', () => {
  const home = config('/', 'hero-carousel', 'shared', 'stats', 'logo-strip', 'stats');
  expect(blockGroups(home, '.')).toEqual([
    ['card-grid', 'stats'],
    ['hero-carousel', 'logo-strip'],
  ]);
});

it('makes one group if all blocks are small, and none without a home page', () => {
  expect(blockGroups(config('/', 'hero'), '.')).toEqual([['hero']]);
  expect(blockGroups(config('/about', 'hero'), '.')).toEqual([]);
});

it('[K15] counts blocks in columns', () => {
  const home = config('/', 'hero');
  const columns = [[{ type: 'offices' }], [{ type: 'hero' }]];
  const about = { path: '/about', blocks: [{ type: 'columns', columns }, { type: 'notice' }] };
  const pages = [...home.pages, about];
  expect(blockGroups({ ...home, pages } as SiteConfig, '.')).toEqual([
    ['hero'],
    ['columns', 'offices', 'notice'],
  ]);
});

it('groups blocks that only one page uses', () => {
  const { pages: home, shared } = config('/', 'hero');
  const { pages: contact } = config('/contact', 'hero', 'contact-form', 'offices', 'notice');
  const { pages: about } = config('/about', 'notice', 'testimonials');
  const pages = [...home, ...contact, ...about];
  expect(blockGroups({ pages, shared } as SiteConfig, '.')).toEqual([
    ['hero'],
    ['contact-form', 'offices'],
  ]);
});

it('[K16] keeps what only some categories show out of the groups of their page', () => {
  const { pages: home, shared } = config('/', 'hero');
  const { pages: products } = config(
    '/product/:product',
    'product-detail',
    'offices',
    'shared',
    'notice',
  );
  for (const block of products[0]?.blocks.slice(2) ?? [])
    Object.assign(block, { onlyIn: ['pumps'] });
  expect(blockGroups({ pages: [...home, ...products], shared } as SiteConfig, '.')).toEqual([
    ['hero'],
    ['product-detail', 'offices'],
  ]);
});
