import { describe, expect, it } from 'vitest';
import type { Block } from '../../generated/types';
import { pageAssetsKey, gatherPageAssets } from './pageAssets';

/** Code whose every block has a script and a style sheet of its own; `asked` counts the questions. */
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
    css: (url: string) => `{${url}}`,
  };
  return { code, asked };
}
const page = (...types: string[]) => ({ blocks: types.map((type) => ({ type }) as Block) });

function assetsFor(...pages: ReturnType<typeof page>[]) {
  const { code, asked } = builtCode();
  const assetsByKey = gatherPageAssets(code, pages, ':root{}');
  return { asked, of: (one: ReturnType<typeof page>) => assetsByKey.get(pageAssetsKey(one)) };
}

describe('what a page needs around its content', () => {
  it('is the theme, then the styles of all and those of its blocks, in one piece', () => {
    const about = page('hero', 'stats');
    const pageAssets = assetsFor(about).of(about);
    expect(pageAssets?.stylesheets).toEqual([
      '/assets/app.css',
      '/assets/hero.css',
      '/assets/stats.css',
    ]);
    expect(pageAssets?.css).toBe(':root{}{/assets/app.css}{/assets/hero.css}{/assets/stats.css}');
  });

  it('is the scripts of its blocks, without the entry, which comes first anyway', () => {
    const about = page('hero');
    expect(assetsFor(about).of(about)?.preload).toEqual(['/assets/hero.js']);
  });

  it('has nothing of the blocks of other pages', () => {
    const contact = page('offices');
    expect(assetsFor(page('hero', 'stats'), contact).of(contact)?.css).not.toMatch(/hero|stats/);
  });

  it('is there for a page without blocks', () => {
    const empty = page();
    expect(assetsFor(empty).of(empty)?.css).toMatch(/^:root/);
  });

  it('is put together once for all pages with the same blocks, in whatever order and number', () => {
    const [first, second] = [page('hero', 'stats'), page('stats', 'hero', 'stats')];
    const { of, asked } = assetsFor(first, second);
    expect(asked).toEqual(['hero,stats']);
    expect(of(second)).toBe(of(first));
  });
});
