import { describe, expect, it } from 'vitest';
import type { Block, SiteConfig } from '../../generated/authored';
import { firstPaintLink } from '../render/firstPaint';
import { gatherPageAssets, pageAssetsKey } from '../render/pageAssets';
import { structuredData } from '../render/structuredData';
import { resolveCompany, type WholeConfig } from './company.fixture';
import { contentsOf, routes } from './pages';

const faq = (heading: string, ...onlyIn: string[]) =>
  ({
    type: 'accordion',
    kind: 'questions',
    tone: 'paper',
    heading,
    items: [{ title: `${heading}?`, text: ['Yes.'], open: false }],
    onlyIn,
  }) as Block;

/** The company whose pages of products and categories have these blocks after their own. */
async function siteWith(blocks: Block[], change: (config: WholeConfig) => void = () => {}) {
  return resolveCompany((config) => {
    config.shared.blocks = {};
    for (const page of config.pages) {
      page.blocks = page.blocks.filter(({ type }) => type !== 'shared');
      if (page.path.includes(':')) page.blocks.push(...structuredClone(blocks));
    }
    change(config);
  });
}

/** The headings of the accordions of each page, by its address. */
async function shownOn(blocks: Block[], change?: (config: WholeConfig) => void) {
  const site = await siteWith(blocks, change);
  const pages = [...routes(site)].map(({ path, page }) => [
    path,
    page.blocks.flatMap((block) => (block.type === 'accordion' ? (block.heading ?? '') : [])),
  ]);
  return (address: string): unknown => Object.fromEntries(pages)[address];
}

describe('[K16] a block that is for some categories', () => {
  it('stands on their pages and those of their products, and on no other', async () => {
    const on = await shownOn([faq('Engines', 'engines'), faq('Deck', 'deck'), faq('All')]);
    expect(on('/store/category/engines')).toEqual(['Engines', 'All']);
    expect(on('/store/category/engines-&-drives')).toEqual(['Engines', 'All']);
    expect(on('/store/product/eng-010')).toEqual(['Engines', 'All']);
    expect(on('/store/category/deck')).toEqual(['Deck', 'All']);
    expect(on('/store/product/dk-003')).toEqual(['Deck', 'All']);
    for (const name of ['category/all', 'category/_unknown', 'product/_unknown', 'category/sails'])
      expect(on(`/store/${name}`)).toEqual(['All']);
  });

  it('stands on a product of one of its further categories', async () => {
    const on = await shownOn([faq('Deck', 'deck')], ({ store }) => {
      for (const product of store.products)
        if (product.id === 'eng-010') product.categories = ['deck'];
    });
    expect(on('/store/product/eng-010')).toEqual(['Deck']);
    expect(on('/store/product/eng-021')).toEqual([]);
  });

  it('in a shared list is for the categories of both', async () => {
    const both = (config: SiteConfig) => {
      config.shared.blocks = { faq: [faq('Engines', 'engines'), faq('Any')] };
    };
    const reference = { type: 'shared', name: 'faq', onlyIn: ['deck'] } as Block;
    const on = await shownOn([reference], both);
    expect(on('/store/category/deck')).toEqual(['Any']);
    expect(on('/store/category/engines')).toEqual([]);
  });

  it('in a column leaves the rest of the columns', async () => {
    const columns = [[faq('Engines', 'engines')], [faq('All')]];
    const site = await siteWith([{ type: 'columns', columns } as unknown as Block]);
    const of = (address: string) =>
      JSON.stringify([...routes(site)].find(({ path }) => path === address)?.page.blocks.at(-1));
    expect(of('/store/category/engines')).toMatch(/Engines\?.*All\?/);
    expect(of('/store/category/deck')).not.toMatch(/Engines\?/);
    expect(of('/store/category/deck')).toMatch(/All\?/);
  });

  it('says nothing of that to browsers', async () => {
    const site = await siteWith([faq('Engines', 'engines')]);
    expect(JSON.stringify([...routes(site)])).not.toContain('onlyIn');
  });

  it('is told to search engines on its pages alone', async () => {
    const site = await siteWith([faq('Engines', 'engines')]);
    const told = (address: string) => {
      const route = [...routes(site)].find(({ path }) => path === address);
      return route && structuredData(site.data, route.page);
    };
    expect(told('/store/product/eng-010')).toContain('FAQPage');
    expect(told('/store/product/dk-003')).not.toContain('FAQPage');
  });

  it('costs other pages no code', async () => {
    const site = await siteWith([faq('Engines', 'engines')]);
    const code = {
      entry: 'entry.js',
      scripts: (types: Iterable<string>) => [...types].map((type) => `${type}.js`),
      styles: (types: Iterable<string>) => [...types].map((type) => `${type}.css`),
      parts: (file: string) => [{ module: file, css: file }],
      needed: (types: Iterable<string>) => new Set(types),
    };
    const assets = gatherPageAssets(code, contentsOf(site), '');
    const cssOf = (address: string) => {
      const route = [...routes(site)].find(({ path }) => path === address);
      return route && assets.get(pageAssetsKey(route.page))?.css;
    };
    expect(cssOf('/store/category/engines')).toContain('accordion');
    expect(cssOf('/store/category/deck')).toBe('product-listing.css');
    // Every page that there is has its assets.
    for (const { page } of routes(site)) expect(assets.has(pageAssetsKey(page))).toBe(true);
  });

  it('may be the second of its page, for which the first paint waits', async () => {
    const site = await siteWith([faq('Engines', 'engines'), faq('Deck', 'deck'), faq('All')]);
    for (const { path, page } of routes(site)) {
      if (!path.startsWith('/store/c') || path.startsWith('/store/cart')) continue;
      const ids = page.blocks.map((block) => ('id' in block ? block.id : undefined));
      expect(ids.indexOf('2')).toBe(1);
      expect(ids.lastIndexOf('2')).toBe(1);
      expect(firstPaintLink(page, '<main><section id="2">')).toContain('#2');
    }
  });

  it('may have the heading of one for another category, and be linked to', async () => {
    const site = await siteWith([faq('Care', 'engines'), faq('Care', 'deck')], ({ pages }) => {
      const link = { type: 'notice', text: '[Care](/store/category/deck#care)', tone: 'info' };
      pages[0]?.blocks.push(link as unknown as Block);
    });
    const placesOf = (address: string) =>
      [...routes(site)]
        .find(({ path }) => path === address)
        ?.page.blocks.flatMap((block) => ('id' in block ? (block.id ?? []) : []));
    expect(placesOf('/store/category/deck')).toEqual(['care']);
    expect(placesOf('/store/category/engines')).toEqual(['care']);
  });
});
