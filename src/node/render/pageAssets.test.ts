import { describe, expect, it } from 'vitest';
import type { Block } from '../../generated/types';
import { createAssets } from '../files/assets';
import { pageAssetsKey, gatherPageAssets, shareSheets } from './pageAssets';

/** Built code with a script and a style sheet per block; `asked` records look-ups. */
function builtCode() {
  const asked: string[] = [];
  const code = {
    entry: '/assets/client.js',
    scripts: (types: Iterable<string>) => [
      '/assets/client.js',
      ...[...types].map((type) => `/assets/${type}.js`),
    ],
    styles(types: Iterable<string>) {
      const all = [...types];
      asked.push(all.join());
      return ['/assets/app.css', ...all.map((type) => `/assets/${type}.css`)];
    },
    parts: (url: string) => [{ module: url, css: `{${url}}` }],
    needed: (types: Iterable<string>) =>
      new Set(['/assets/app.css', ...[...types].map((type) => `/assets/${type}.css`)]),
  };
  return { code, asked };
}
const page = (...types: string[]) => ({ blocks: types.map((type) => ({ type }) as Block) });

function assetsFor(...pages: ReturnType<typeof page>[]) {
  const { code, asked } = builtCode();
  const assetsByKey = gatherPageAssets(code, pages, ':root{}');
  return { asked, of: (one: ReturnType<typeof page>) => assetsByKey.get(pageAssetsKey(one)) };
}

it('puts the CSS that pages of a large site share into one file', () => {
  const { code } = builtCode();
  const [product, contact] = [page('product-detail'), page('offices')];
  const assets = createAssets();
  const gathered = gatherPageAssets(code, [product, contact], ':root{}');
  const sheets = shareSheets(gathered, [product, page('product-detail')], assets);
  const { css = '' } = gathered.get(pageAssetsKey(product)) ?? {};
  expect([...assets.files.keys()]).toEqual([sheets.get(css)]);
  expect(String(assets.files.get(sheets.get(css) ?? ''))).toBe(css);
});

describe("a page's assets", () => {
  it('have the theme, the common styles and those of its blocks, concatenated', () => {
    const about = page('hero', 'stats');
    const pageAssets = assetsFor(about).of(about);
    const files = ['/assets/app.css', '/assets/hero.css', '/assets/stats.css'];
    expect(pageAssets?.stylesheets).toEqual(files);
    expect(pageAssets?.css).toBe(':root{}{/assets/app.css}{/assets/hero.css}{/assets/stats.css}');
  });

  it('[K15] have those of blocks in columns, too', () => {
    const [column] = [page('stats').blocks];
    const about = {
      blocks: [{ type: 'columns', columns: [column, page('hero').blocks] } as Block],
    };
    expect(pageAssetsKey(about)).toBe('columns hero stats | columns hero stats');
    expect(assetsFor(about).of(about)?.preload).toContain('/assets/stats.js');
  });

  it('preload the scripts of its blocks, without the entry, which is loaded anyway', () => {
    const about = page('hero');
    expect(assetsFor(about).of(about)?.preload).toEqual(['/assets/hero.js']);
  });

  it('have those of what stands in the frame of every page', () => {
    const [about, { code }] = [page('hero'), builtCode()];
    const assets = gatherPageAssets(code, [about], '', ['announcement']).get(pageAssetsKey(about));
    expect(assets?.preload).toEqual(['/assets/announcement.js', '/assets/hero.js']);
  });

  it("contain nothing of other pages' blocks", () => {
    const contact = page('offices');
    expect(assetsFor(page('hero', 'stats'), contact).of(contact)?.css).not.toMatch(/hero|stats/);
  });

  it('exist for a page without blocks', () => {
    const empty = page();
    expect(assetsFor(empty).of(empty)?.css).toMatch(/^:root/);
  });

  it('are split into what header and first block need, and the rest', () => {
    const about = page('stats', 'hero');
    expect(assetsFor(about).of(about)?.split).toEqual({
      above: ':root{}{/assets/app.css}{/assets/stats.css}',
      below: '{/assets/hero.css}',
    });
  });

  it('differ for pages that begin with another block', () => {
    const [about, contact] = [page('hero', 'stats'), page('stats', 'hero')];
    const { of } = assetsFor(about, contact);
    expect(of(contact)?.split.above).not.toBe(of(about)?.split.above);
  });

  it('are collected once for all pages with the same set of blocks after the same first', () => {
    const [first, second] = [page('hero', 'stats', 'text'), page('hero', 'text', 'stats', 'hero')];
    const { of, asked } = assetsFor(first, second);
    expect(asked.filter(Boolean)).toEqual(['hero,stats,text']);
    expect(of(second)).toBe(of(first));
  });
});
