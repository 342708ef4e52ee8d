import { describe, expect, it } from 'vitest';
import type { Block, PageData, SiteData } from '../generated/types';
import type { BuiltCode } from './code';
import { createDressing } from './dressing';

/** Code whose every block has a script and a style sheet of its own; `asked` counts the questions. */
function builtCode() {
  const asked: string[] = [];
  const code: BuiltCode = {
    render: () => '',
    folder: '',
    early: '',
    entry: '/assets/client.js',
    scripts: (types) => ['/assets/client.js', ...[...types].map((type) => `/assets/${type}.js`)],
    styles(types) {
      const all = [...types];
      asked.push(all.join());
      return ['/assets/app.css', ...all.map((type) => `/assets/${type}.css`)];
    },
    css: (url) => `{${url}}`,
  };
  return { code, asked };
}
const site = { site: { id: 'acme' } } as SiteData;
const page = (id: string, ...types: string[]) =>
  ({ id, blocks: types.map((type) => ({ type }) as Block) }) as PageData;

function setup() {
  const { code, asked } = builtCode();
  return { asked, dress: createDressing(code, site, '/data/b1', ':root{}') };
}

describe('what a page needs around its content', () => {
  it('is the theme, then the styles of all and those of its blocks, in one piece', () => {
    const { css, stylesheets } = setup().dress(page('about', 'hero', 'stats'));
    expect(stylesheets).toEqual(['/assets/app.css', '/assets/hero.css', '/assets/stats.css']);
    expect(css).toBe(':root{}{/assets/app.css}{/assets/hero.css}{/assets/stats.css}');
  });

  it('tells the early script where everything else is, the entry itself only once', () => {
    expect(setup().dress(page('about', 'hero')).boot).toEqual({
      entry: '/assets/client.js',
      preload: ['/assets/hero.js'],
      data: ['/data/b1/_site.json', '/data/b1/about.json'],
      cart: 'acme-cart',
    });
  });

  it('has nothing of the blocks of other pages', () => {
    const { dress } = setup();
    dress(page('about', 'hero', 'stats'));
    expect(dress(page('contact', 'offices')).css).not.toMatch(/hero|stats/);
  });

  it('is put together once for all pages with the same blocks, in whatever order and number', () => {
    const { dress, asked } = setup();
    const first = dress(page('a', 'hero', 'stats'));
    const second = dress(page('b', 'stats', 'hero', 'stats'));
    expect(asked).toEqual(['hero,stats']);
    expect(second.css).toBe(first.css);
    expect(second.boot.data).toEqual(['/data/b1/_site.json', '/data/b1/b.json']);
  });
});
