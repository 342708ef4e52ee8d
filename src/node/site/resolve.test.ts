import { describe, expect, it } from 'vitest';
import type { Block, SiteConfig } from '../../generated/authored';
import type { Block as ResolvedBlock } from '../../generated/types';
import { createAssets } from '../files/assets';
import { COMPANY, companyConfig, resolveCompany } from './company.fixture';
import { resolveSite, type ResolvedSite } from './resolve';

const image = { src: '/images/slip.svg', alt: 'The slip', decorative: false, draw: false };

/** Puts blocks onto a page of their own, as the config has them after its defaults. */
function onAPage(...blocks: object[]) {
  return (config: SiteConfig) => {
    const page = config.pages.find(({ path }) => path === '/contact');
    if (page) page.blocks = blocks as Block[];
  };
}
const blocksAt = (site: ResolvedSite, path: string) =>
  site.pages.find((page) => page.path === path)?.blocks ?? [];
async function resolve(block: object): Promise<ResolvedBlock & Record<string, unknown>> {
  const site = await resolveCompany(onAPage(block));
  const [first] = blocksAt(site, '/contact');
  if (!first) throw new Error('the block is gone');
  return first as ResolvedBlock & Record<string, unknown>;
}

describe('what a block names', () => {
  it('a picture, becomes one that is measured, coloured and described', async () => {
    const { image: picture } = await resolve({ type: 'hero', title: 'Hero', image });
    expect(picture).toEqual({
      src: expect.stringMatching(/^\/assets\/slip-.{6}\.svg$/),
      dark: expect.stringMatching(/^\/assets\/slip-dark-.{6}\.svg$/),
      alt: 'The slip',
      width: 320,
      height: 200,
    });
  });

  it('an icon, becomes its shapes', async () => {
    const { cards } = await resolve({
      type: 'card-grid',
      heading: 'Cards',
      cards: [{ title: 'One', icon: 'anchor' }],
    });
    expect(cards).toMatchObject([{ icon: expect.arrayContaining([['path', expect.anything()]]) }]);
  });

  it('a product, becomes what a tile needs of it', async () => {
    const { items } = await resolve({ type: 'product-grid', items: [{ product: 'dk-003' }] });
    expect(items).toMatchObject([
      { product: { id: 'dk-003', name: 'Bronze Winch', category: 'Deck Gear', unit: 'pair' } },
    ]);
  });

  it('a category, becomes its tile with its count', async () => {
    const { categories } = await resolve({ type: 'category-grid', categories: ['deck'] });
    expect(categories).toMatchObject([{ id: 'deck', name: 'Deck Gear', count: 1 }]);
  });

  it('a branch, becomes the office', async () => {
    const { branches } = await resolve({ type: 'offices', branches: ['falmouth'] });
    expect(branches).toMatchObject([{ name: 'Falmouth Yard', role: 'Yard and shop' }]);
  });

  it('a list of logos, becomes the names with their pictures', async () => {
    const site = await resolveCompany((config) => {
      config.shared.logos['makers'] = [{ name: 'Tamar' }, { name: 'Helford', image }];
      onAPage({ type: 'logo-strip', logos: 'makers' })(config);
    });
    expect(blocksAt(site, '/contact')).toMatchObject([
      { logos: [{ name: 'Tamar' }, { name: 'Helford', image: { alt: 'The slip', width: 320 } }] },
    ]);
  });
});

describe('a list that means all of them where it is left out', () => {
  it.each([
    ['category-grid', 'categories', ['engines', 'deck']],
    ['offices', 'branches', ['falmouth']],
  ])('is filled in %s', async (type, field, ids) => {
    const block = await resolve({ type });
    expect(block[field]).toMatchObject(ids.map((id) => ({ id })));
  });
});

describe('shared blocks', () => {
  it('stand, resolved, in every place that names them, each for itself', async () => {
    const site = await resolveCompany((config) => {
      config.shared.blocks['ask-us'] = [
        { type: 'call-to-action', heading: 'Ask', actions: [], image },
        { type: 'category-grid' },
      ] as unknown as Block[];
      onAPage(
        { type: 'hero', title: 'Hero' },
        { type: 'shared', name: 'ask-us' },
        { type: 'shared', name: 'ask-us' },
      )(config);
    });
    const [hero, first, tiles, second, again, ...rest] = blocksAt(site, '/contact');
    expect([hero?.type, rest]).toEqual(['hero', []]);
    expect(first).toMatchObject({ image: { width: 320 } });
    expect(tiles).toMatchObject({ categories: [{ id: 'engines' }, { id: 'deck' }] });
    expect([second, again]).toEqual([first, tiles]);
    expect(second).not.toBe(first);
    expect(blocksAt(site, '/').at(-1)).toEqual(tiles);
  });

  it('stand on the page of lost addresses too', async () => {
    const site = await resolveCompany(({ notFound }) => {
      notFound.blocks = [{ type: 'shared', name: 'ask-us' }] as Block[];
    });
    expect(site.notFound.blocks.map(({ type }) => type)).toEqual(['call-to-action']);
  });
});

describe('what every page shares', () => {
  it('is resolved too: mark, menu, footer', async () => {
    const { data, shareImage } = await resolveCompany();
    expect(data.site.logo?.mark.width).toBe(320);
    expect(data.site).not.toHaveProperty('shareImage');
    expect(shareImage?.src).toBe('/images/share.png');
    expect(data.navigation.menu[1]?.submenu?.[0]?.icon).toBeInstanceOf(Array);
    expect(data.footer.columns[1]?.branch?.name).toBe('Falmouth Yard');
  });

  it('names the pages that come more than once', async () => {
    const { data } = await resolveCompany();
    expect(data.patterns).toEqual(['/store/category/:category', '/store/product/:product']);
  });

  it('carries nothing that only some page needs, or none', async () => {
    const { data } = await resolveCompany();
    const parts = Object.keys(data);
    for (const part of ['pages', 'notFound', 'shared', 'theme', '$schema', 'version'])
      expect(parts).not.toContain(part);
    expect(JSON.stringify(data)).not.toContain('Bronze Winch');
  });
});

it('gives maps to the blocks that show them, and to no other page', async () => {
  const embed = 'https://maps.example/embed';
  const { data, pages } = await resolveCompany(({ branches, pages: [page] }) => {
    for (const branch of branches) branch.map = { caption: 'Quay', embed, directions: embed };
    page?.blocks.push({ type: 'office-maps' } as Block);
  });
  expect(JSON.stringify(pages)).toContain(embed);
  expect(JSON.stringify(data)).not.toContain(embed);
});

it('leaves the config as it was', async () => {
  const { config, schemas } = await companyConfig();
  const before = structuredClone(config);
  await resolveSite(config, schemas, COMPANY, createAssets());
  expect(config).toEqual(before);
});
