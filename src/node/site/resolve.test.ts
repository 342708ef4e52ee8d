import { describe, expect, it } from 'vitest';
import type { Block, SiteConfig } from '../../generated/authored';
import type { Block as ResolvedBlock } from '../../generated/types';
import { createAssets } from '../files/assets';
import { COMPANY, companyConfig, resolveCompany } from './company.fixture';
import { resolveSite, type ResolvedSite } from './resolve';

const image = { src: '/images/slip.svg', alt: 'The slip', decorative: false, draw: false };

/** Replaces the blocks of a page; their defaults are filled in. */
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

it('[X21] a postcode stays with its town in the texts of all blocks, in columns too', async () => {
  const text = (words: string) => ({ type: 'text', text: [words] });
  const site = await resolveCompany((config) => {
    Object.assign(config.branches[0]!.address, { locality: 'Falmouth', postcode: 'FM1 2AB' });
    onAPage({ type: 'columns', columns: [[text('one')], [text('*in* Falmouth FM1 2AB')]] })(config);
  });
  expect(JSON.stringify(blocksAt(site, '/contact'))).toContain('Falmouth\u00A0FM1\u00A02AB');
});

describe('the second block of a page', () => {
  const idsOf = async (...blocks: object[]) =>
    blocksAt(await resolveCompany(onAPage(...blocks)), '/contact').map((block) =>
      'id' in block ? block.id : undefined,
    );
  const hero = { type: 'hero', title: 'Hero' };
  const text = { type: 'text', text: ['Text'] };

  it('gets an id that no config can have, or keeps its own', async () => {
    expect(await idsOf(hero, text, text)).toEqual([undefined, '2', undefined]);
    expect(await idsOf(hero, { ...text, id: 'terms' })).toEqual([undefined, 'terms']);
  });

  it('gets none if it would not draw it', async () => {
    expect(await idsOf(hero, { type: 'breadcrumb' })).toEqual([undefined, undefined]);
  });
});

describe('a reference in a block', () => {
  it('to a picture is resolved to one with size, colours and alt text', async () => {
    const { image: picture } = await resolve({ type: 'hero', title: 'Hero', image });
    expect(picture).toEqual({
      src: expect.stringMatching(/^\/assets\/slip-.{6}\.svg$/),
      dark: expect.stringMatching(/^\/assets\/slip-dark-.{6}\.svg$/),
      alt: 'The slip',
      width: 320,
      height: 200,
    });
  });

  it('to an icon is resolved to its shapes', async () => {
    const { cards } = await resolve({
      type: 'card-grid',
      heading: 'Cards',
      cards: [{ title: 'One', icon: 'anchor' }],
    });
    expect(cards).toMatchObject([{ icon: expect.arrayContaining([['path', expect.anything()]]) }]);
  });

  it('to a product is resolved to the data of a tile', async () => {
    const { items } = await resolve({ type: 'product-grid', items: [{ product: 'dk-003' }] });
    expect(items).toMatchObject([
      { product: { id: 'dk-003', name: 'Bronze Winch', category: 'Deck Gear', unit: 'pair' } },
    ]);
  });

  it('to a category is resolved to its tile with its count', async () => {
    const { categories } = await resolve({ type: 'category-grid', categories: ['deck'] });
    expect(categories).toMatchObject([{ id: 'deck', name: 'Deck Gear', count: 1 }]);
  });

  it('to a branch is resolved to the office', async () => {
    const { branches } = await resolve({ type: 'offices', branches: ['falmouth'] });
    expect(branches).toMatchObject([{ name: 'Falmouth Yard', role: 'Yard and shop' }]);
  });

  it('to logos is resolved to names with pictures', async () => {
    const site = await resolveCompany((config) => {
      config.shared.logos['makers'] = [{ name: 'Tamar' }, { name: 'Helford', image }];
      onAPage({ type: 'logo-strip', logos: 'makers' })(config);
    });
    expect(blocksAt(site, '/contact')).toMatchObject([
      { logos: [{ name: 'Tamar' }, { name: 'Helford', image: { alt: 'The slip', width: 320 } }] },
    ]);
  });
});

describe('an omitted list that defaults to all entries', () => {
  it.each([
    ['category-grid', 'categories', ['engines', 'deck']],
    ['offices', 'branches', ['falmouth']],
  ])('is filled in %s', async (type, field, ids) => {
    const block = await resolve({ type });
    expect(block[field]).toMatchObject(ids.map((id) => ({ id })));
  });
});

describe('shared blocks', () => {
  it('are resolved wherever they are used, as separate copies', async () => {
    const site = await resolveCompany((config) => {
      config.shared.blocks['ask-us'] = [
        { type: 'call-to-action', heading: 'Ask', actions: [], image },
        { type: 'category-grid' },
      ] as unknown as Block[];
      onAPage(
        { type: 'hero', title: 'Hero' },
        { type: 'breadcrumb' },
        { type: 'shared', name: 'ask-us' },
        { type: 'shared', name: 'ask-us' },
      )(config);
    });
    const [hero, , first, tiles, second, again, ...rest] = blocksAt(site, '/contact');
    expect([hero?.type, rest]).toEqual(['hero', []]);
    expect(first).toMatchObject({ image: { width: 320 } });
    expect(tiles).toMatchObject({ categories: [{ id: 'engines' }, { id: 'deck' }] });
    expect([second, again]).toEqual([first, tiles]);
    expect(second).not.toBe(first);
    expect(blocksAt(site, '/').at(-1)).toEqual(tiles);
  });

  it('can be used on the 404 page too', async () => {
    const site = await resolveCompany(({ notFound }) => {
      notFound.blocks = [{ type: 'shared', name: 'ask-us' }] as Block[];
    });
    expect(site.notFound.blocks.map(({ type }) => type)).toEqual(['call-to-action']);
  });
});

describe('the data that all pages share', () => {
  it('is resolved too: mark, menu, footer', async () => {
    const { data, shareImage } = await resolveCompany();
    expect(data.site.logo?.mark.width).toBe(320);
    expect(data.site).not.toHaveProperty('shareImage');
    expect(shareImage?.src).toBe('/images/share.png');
    expect(data.navigation.menu[1]?.submenu?.[0]?.icon).toBeInstanceOf(Array);
    expect(data.footer.columns[1]?.branch?.name).toBe('Falmouth Yard');
  });

  it('includes the patterns', async () => {
    const { data } = await resolveCompany();
    expect(data.patterns).toEqual(['/store/category/:category', '/store/product/:product']);
  });

  it('excludes what only some pages need, or none', async () => {
    const { data } = await resolveCompany();
    const parts = Object.keys(data);
    for (const part of ['pages', 'notFound', 'shared', 'theme', '$schema', 'version'])
      expect(parts).not.toContain(part);
    expect(JSON.stringify(data)).not.toContain('Bronze Winch');
  });
});

it('puts maps only into the blocks that show them', async () => {
  const embed = 'https://maps.example/embed';
  const { data, pages } = await resolveCompany(({ branches, pages: [page] }) => {
    for (const branch of branches) branch.map = { caption: 'Quay', embed, directions: embed };
    page?.blocks.push({ type: 'office-maps' } as Block);
  });
  expect(JSON.stringify(pages)).toContain(embed);
  expect(JSON.stringify(data)).not.toContain(embed);
});

it('does not mutate the config', async () => {
  const { config, schemas } = await companyConfig();
  const before = structuredClone(config);
  await resolveSite(config, schemas, COMPANY, createAssets());
  expect(config).toEqual(before);
});
