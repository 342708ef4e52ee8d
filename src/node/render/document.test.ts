import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { Window } from 'happy-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataIn } from '../../app/navigation/carriedData';
import { CARRIED_ID, HOME_ID } from '../../app/navigation/pageIds';
import { storageKey } from '../../cart/storage';
import type { PageData, SiteData } from '../../generated/types';
import { filesBelow } from '../files/filesBelow';
import { companyData } from '../site/company.fixture';
import { escapeHtml, renderDocument, type PageCode, type PageContent } from './document';
import type { SiteFrame } from './siteFrame';

let site: SiteData;
beforeAll(async () => {
  site = await companyData();
});

const HOSTILE = `</title></script></style>"><script>alert('&amp;')</script><!--`;
const page = (more: Partial<PageData> = {}): PageData => ({
  id: 'about',
  title: 'About',
  description: 'About us',
  canonical: 'https://acme.example/about',
  blocks: [],
  context: { path: '/about', crumbs: [], children: [] },
  ...more,
});
function html(more: Partial<SiteFrame & PageCode & PageContent> = {}): string {
  const parts = {
    site,
    siteUrl: '/data/b1/_site.json',
    page: page(),
    data: { url: '/data/b1/about.json' },
    hidden: false,
    html: '<p>drawn</p>',
    policy: "script-src 'sha256-a'",
    css: 'p{color:red}',
    stylesheets: ['/assets/a.css'],
    fontUrls: ['/assets/a.woff2'],
    early: { code: 'go()', steps: ['then()'] },
    entry: '/assets/client.js',
    preload: ['/assets/hero.js'],
    shareImage: {
      url: 'https://acme.example/share.jpg',
      width: 1200,
      height: 630,
      type: 'image/jpeg',
      alt: 'About us',
    },
    themeColor: '#123',
    ...more,
  };
  return renderDocument(parts, parts, parts);
}
const bootOf = (text: string): unknown =>
  JSON.parse(parse(text).getElementById('early')?.getAttribute('data-boot') ?? '');
// Parses HTML like a browser, without fetching or running anything.
const { DOMParser } = new Window({
  settings: { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true },
});
const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html');
const content = (text: string, selector: string) =>
  parse(text).querySelector(selector)?.getAttribute('content');

describe('an escaped text', () => {
  const read = (markup: string) => parse(`<p title="${markup}">${markup}</p>`).querySelector('p');

  it('survives parsing, in elements and in attributes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (rest) => {
        const text = `x${rest}x`;
        const paragraph = read(escapeHtml(text));
        expect([paragraph?.textContent, paragraph?.title]).toEqual([text, text]);
      }),
      { examples: [[HOSTILE], ['&lt;'], ['"&quot;']] },
    );
  });

  it('creates no elements', () => {
    expect(read(escapeHtml(HOSTILE))?.children).toHaveLength(0);
  });
});

describe("a page's HTML", () => {
  it('contains the metadata for search engines and shared links', () => {
    const text = html();
    expect(parse(text).title).toBe('About');
    expect(parse(text).documentElement.lang).toBe('en-GB');
    expect(content(text, 'meta[name="description"]')).toBe('About us');
    expect(content(text, 'meta[property="og:url"]')).toBe('https://acme.example/about');
    expect(content(text, 'meta[property="og:image"]')).toBe('https://acme.example/share.jpg');
    expect(parse(text).querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://acme.example/about',
    );
  });

  it.each(['_404', 'store/category/_unknown'])(
    'claims no address where it is shown at many: %s',
    (id) => {
      const text = parse(html({ page: page({ id }) }));
      expect(text.querySelector('link[rel="canonical"], meta[property="og:url"]')).toBeNull();
    },
  );

  it('has a `dir` attribute for right-to-left languages', () => {
    const root = (language: string) => {
      const text = html({ site: { ...site, site: { ...site.site, language } } });
      const { lang, dir } = parse(text).documentElement;
      return [lang, dir];
    };
    expect(['ar-EG', 'he', 'en-GB'].map(root)).toEqual([
      ['ar-EG', 'rtl'],
      ['he', 'rtl'],
      ['en-GB', ''],
    ]);
  });

  it('is well-formed with any text in the config', () => {
    const hostile = page({
      title: HOSTILE,
      description: HOSTILE,
      canonical: `https://a/?${HOSTILE}`,
    });
    const text = html({ page: { ...hostile, id: HOME_ID }, entry: HOSTILE });
    const found = parse(text);
    expect(found.title).toBe(HOSTILE);
    expect(content(text, 'meta[property="og:title"]')).toBe(HOSTILE);
    expect(found.querySelector('#root')?.innerHTML).toBe('<p>drawn</p>');
    expect(found.querySelectorAll('script')).toHaveLength(3);
    expect(bootOf(text)).toMatchObject({ entry: HOSTILE });
  });

  it('contains structured data that cannot end its script element', () => {
    const named = { ...site, site: { ...site.site, name: HOSTILE } };
    const home = page({ id: HOME_ID });
    const data = parse(html({ site: named, page: home })).querySelector(
      '[type="application/ld+json"]',
    );
    expect(data?.textContent).not.toContain('</script');
    expect(JSON.parse(data?.textContent ?? '')).toMatchObject({ '@graph': [{ name: HOSTILE }] });
  });

  it('has its CSP before everything it applies to', () => {
    const text = html();
    const policy = text.indexOf('Content-Security-Policy');
    expect(policy).toBeGreaterThan(0);
    for (const part of ['<script', '<style', '<link'])
      expect(text.indexOf(part)).toBeGreaterThan(policy);
    expect(html({ policy: undefined })).not.toContain('Content-Security-Policy');
  });

  it('has noindex only if the page is hidden', () => {
    expect(content(html({ hidden: true }), 'meta[name="robots"]')).toBe('noindex');
    expect(content(html(), 'meta[name="robots"]')).toBeUndefined();
  });

  it('passes the early script what to load, and the storage key of the inquiry list', () => {
    expect(bootOf(html())).toEqual({
      entry: '/assets/client.js',
      preload: ['/assets/hero.js'],
      inlined: ['/assets/a.css'],
      data: ['/data/b1/_site.json', '/data/b1/about.json'],
      cart: storageKey(site.site.id),
    });
    const { store: _, ...withoutStore } = site;
    expect(bootOf(html({ site: withoutStore }))).toMatchObject({ cart: '' });
  });

  it('carries its data, if they have no address', () => {
    const carrying = page({ title: HOSTILE });
    const json = JSON.stringify(carrying);
    const text = html({ page: carrying, data: { json } });
    expect(bootOf(text)).toMatchObject({ data: ['/data/b1/_site.json'] });
    expect(parse(text).getElementById(CARRIED_ID)?.textContent).toBe(
      json.replaceAll('<', String.raw`\u003c`),
    );
    expect(dataIn(text, '/data/b1')).toEqual(JSON.parse(json));
    expect(dataIn(html(), '/data/b1')).toBeUndefined();
  });

  it('carries the way to it only where a block shows that', () => {
    const crumbs = [{ label: 'Home', href: '/' }];
    const carriedBy = (blocks: PageData['blocks']) => {
      const { context } = page({});
      const carrying = page({ blocks, context: { ...context, crumbs } });
      const text = html({ page: carrying, data: { json: JSON.stringify(carrying) } });
      return dataIn(text, '/data/b1')?.context.crumbs;
    };
    expect(carriedBy([])).toEqual([]);
    expect(carriedBy([{ type: 'breadcrumb' }])).toEqual(crumbs);
  });

  it('is read for its way in the browser by that block alone', async () => {
    const folders = ['app', 'blocks', 'page', 'site', 'ui', 'widgets'];
    const files = await Promise.all(
      folders.map(async (folder) => filesBelow(join('src', folder), folder)),
    );
    const reading = files
      .flat()
      .filter((file) => !/\.test\.|\.fixture\./.test(file))
      .filter((file) => readFileSync(join('src', file), 'utf8').includes('.crumbs'));
    expect(reading).toEqual([join('blocks', 'breadcrumb', 'Breadcrumb.tsx')]);
  });

  it('has the early script inlined, or as a module in development', () => {
    expect(parse(html()).getElementById('early')?.textContent).toBe('go()');
    const early = { src: '/src/early.ts', steps: ['/src/step.ts'] };
    const module = parse(html({ early })).getElementById('early');
    expect(module?.getAttribute('type')).toBe('module');
    expect(module?.getAttribute('src')).toBe('/src/early.ts');
  });

  describe('with a fold', () => {
    const split = { above: 'h1{}', below: 'h2{}', mark: 'mark()', tidy: 'tidy()' };
    const drawn = '<section><h1>One</h1></section><section>Two</section>';
    const text = () => html({ split, html: drawn, fold: drawn.indexOf('</section>') });
    const own = (element: Element | null | undefined) =>
      [...(element?.children ?? [])].map((child) => child.textContent);

    it('has what its first paint does not need at the end of its first block', () => {
      const [first, second] = parse(text()).querySelectorAll('#root > section');
      expect(own(first as unknown as Element)).toEqual(['One', 'go()', 'h2{}', 'tidy()']);
      expect(second?.textContent).toBe('Two');
    });

    it('has what it needs in its head, and waits with its first paint until the fold', () => {
      const { head } = parse(text());
      expect([...head.querySelectorAll('style, script')].map((one) => one.textContent)).toEqual([
        'h1{}',
        'mark()',
        'then()',
      ]);
      expect(head.querySelector('link[rel=expect]')?.getAttribute('href')).toBe('#early');
    });
  });

  it("runs blocks' early steps after the early script", () => {
    expect(parse(html()).querySelector('#early + script')?.textContent).toBe('then()');
    const early = { src: '/src/early.ts', steps: ['/src/step.ts'] };
    const step = parse(html({ early })).querySelector('#early + script[type=module]');
    expect(step?.getAttribute('src')).toBe('/src/step.ts');
  });

  describe('where many pages share its code', () => {
    const shared = {
      sheet: '/assets/page-1.css',
      early: '/assets/early-1.js',
      meanwhile: 'meanwhile()',
      boot: 3,
    };
    const head = () => parse(html({ shared })).head;

    it('links to CSS and early script, before all else that it fetches', () => {
      const [first, second] = head().querySelectorAll('link, script[src]');
      expect(first?.getAttribute('href')).toBe('/assets/page-1.css');
      expect(second?.outerHTML).toMatch(/^<script id="early".* src="\/assets\/early-1.js" defer/);
      expect(bootOf(html({ shared }))).toEqual(bootOf(html()));
    });

    it('has only the number of its settings in a page that carries its data', () => {
      expect(bootOf(html({ shared, data: { json: JSON.stringify(page()) } }))).toBe(3);
    });

    it('inlines what the first paint needs of scripts, before the link that it would wait for', () => {
      const [mark, step, sheet] = head().querySelectorAll('script, style, link');
      expect([mark?.textContent, step?.textContent]).toEqual(['meanwhile()', 'then()']);
      expect(sheet?.getAttribute('rel')).toBe('stylesheet');
      expect(head().querySelector('style')).toBeNull();
    });
  });

  it('declares its character set first', () => {
    expect(html()).toMatch(/^<!doctype html><html lang="[^"]+"><head><meta charset="utf-8">/);
  });
});

it('has the size, type and alt text of the share image, so that networks show it at once, and large', () => {
  const found = (name: string) => content(html(), `meta[property="og:image${name}"]`);
  expect(['', ':type', ':width', ':height', ':alt'].map(found)).toEqual([
    'https://acme.example/share.jpg',
    'image/jpeg',
    '1200',
    '630',
    'About us',
  ]);
  expect(content(html(), 'meta[name="twitter:card"]')).toBe('summary_large_image');
});
