import { describe, expect, it } from 'vitest';
import type { SearchRequest, SearchResult } from '../../catalogue/search/searchTypes';
import type { PageData, ProductSummary } from '../../generated/types';
import { createDrawPage, pageScript, type DrawnCatalogue } from './drawPage';
import { packTiles } from './tiles';

const strings = {
  searchProducts: 'Search products',
  search: 'Search',
  filters: 'Filters',
  valueCount: '({count:4.3})',
  sortBy: 'Sort by',
  sortUp: '{name} up',
  sortDown: '{name} down',
  foundProducts: '{count} for {term}',
  nothingFound: 'Nothing for {term}',
  noPart: 'No part {term}. Similar:',
  askAbout: 'Ask about {term}',
  askAboutText: 'About {term}',
};
const HTML = `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self' 'sha256-a'"><style>p{}</style><title>All</title><link rel="canonical" href="/all"><script id="early" data-boot='{}'>start()</script><script>step()</script></head><body><!--email_off--><div id="root"><section><p>old</p><script id="early">start()</script><style>b{}</style><script>tidy()</script></section></div><!--/email_off--></body></html>`;
const page = {
  title: 'All',
  context: { path: '/store/all', listing: { heading: 'All Products' } },
};
const tile = { id: 'p-1', name: 'Pump' } as ProductSummary;
const catalogue = {
  site: { site: { language: 'de' }, strings, ask: 'mailto:a@b.example?body=', store: {} },
  source: {
    categories: [{ id: 'pumps', name: 'Pumps' }],
    places: [{ kind: 'category', name: 'Pumps', href: '/store/pumps' }],
    synonyms: [],
    decimal: '.',
  },
  listing: { page, html: HTML },
  tiles: packTiles([tile]),
} as unknown as DrawnCatalogue;

/** What the page of all products is drawn as. */
const renderPage = (_: unknown, { context: { listing } }: PageData) =>
  `<main><form role="search" data-scripted="">old form</form>${listing?.heading} ${listing?.count}: ${listing?.products.map(({ name }) => name).join()} [${listing?.previous ?? ''}] [${listing?.next ?? ''}]</main>`;
const draw = (request: SearchRequest, result: Partial<SearchResult>) =>
  createDrawPage(
    catalogue,
    renderPage,
    '/search',
  )(request, {
    total: 0,
    hits: [],
    facets: [],
    match: 'all',
    places: [],
    ...result,
  });
const hit = { id: 'p-1', code: 'P-1', name: 'Pump', categories: [], specifications: [] };

describe('the page of an answer', () => {
  const html = draw(
    { q: 'a "pump" <b>', page: 2, filters: { bore: { values: ['20mm'] } } },
    {
      total: 200,
      hits: [hit],
      facets: [
        { key: 'bore', name: 'Bore', values: [{ key: '20mm', label: '20 mm', count: 3000 }] },
      ],
    },
  );

  it('is the built page with what was found', () => {
    expect(html).toContain('All Products 200: Pump');
    expect(html).not.toContain('<p>old</p>');
    expect(html).toContain('200 for a &quot;pump&quot; &lt;b&gt;');
  });

  it('starts no React, is not for search engines, and its policy allows its style', () => {
    expect(html).not.toMatch(/start\(\)|step\(\)|tidy\(\)|old form|rel="canonical"/);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toMatch(/style-src 'self' 'sha256-[^']{40,}' 'sha256-a'/);
  });

  it('has all its styles in the head, wherever the built page carries them', () => {
    expect(html.slice(0, html.indexOf('</head>'))).toContain('<style>b{}</style>');
  });

  it('has a form with the question and what is chosen, which works by itself', () => {
    expect(html).toContain('action="/search"');
    expect(html).toContain('name="q" value="a &quot;pump&quot; &lt;b&gt;"');
    expect(html).toContain('name="bore" value="20mm" checked');
    expect(html).toContain('20 mm</span> <span>(3.000)');
  });

  it('has a chosen range among the values, so that it can be taken back', () => {
    const values = [{ key: '20mm', label: '20 mm', count: 3 }];
    const range = { from: 5, to: 60.5, unit: 'mm' };
    const facets = [{ key: 'bore', name: 'Bore', values, range }];
    const filters = { bore: { from: 10.5, to: 30 } };
    const ranged = draw({ q: 'pump', filters }, { total: 3, hits: [hit], facets });
    expect(ranged).toContain(
      '<input type="checkbox" name="bore" value="10.5..30" checked> <span dir="auto">10,5 – 30 mm</span>',
    );
    expect(ranged).not.toContain('type="hidden"');
  });

  it('says what was found before its filters, which are closed below a question until they are chosen', () => {
    const bore = [{ key: '20mm', label: '20 mm', count: 3000 }];
    const facets = ['bore', 'width'].map((key) => ({ key, name: key, values: bore }));
    const drawn = (request: SearchRequest) => draw(request, { total: 1, hits: [hit], facets });
    const opened = (request: SearchRequest) => drawn(request).split('<details open>').length - 1;
    expect(drawn({ q: 'pump' })).toMatch(/1 for pump.*<fieldset>/);
    const filters = { bore: { values: ['20mm'] } };
    expect([{ q: 'pump' }, { q: 'pump', filters }, { q: '' }].map(opened)).toEqual([0, 1, 2]);
  });

  it('shows what is asked as text, also the name of a range that an address has made up', () => {
    const filters = { '"><meta http-equiv="refresh" content="0;url=//evil.example">': { from: 1 } };
    expect(draw({ q: 'pump', filters }, { total: 1, hits: [hit] })).not.toContain(
      '<meta http-equiv="r',
    );
  });

  it('leads to the pages before and behind', () => {
    expect(html).toContain('[/search?q=a+%22pump%22+%3Cb%3E&bore=20mm]');
    expect(html).toContain('[/search?q=a+%22pump%22+%3Cb%3E&page=3&bore=20mm]');
  });

  it('keeps to a category', () => {
    const inPart = draw({ q: '', category: 'pumps' }, { total: 1, hits: [hit] });
    expect(inPart).toContain('Pumps 1: Pump');
    expect(inPart).toContain('<input type="hidden" name="_in" value="pumps">');
  });

  it('offers the team and the categories where nothing is found, and says what is only similar', () => {
    const nothing = draw({ q: 'zzz' }, {});
    expect(nothing).toContain('<p>Nothing for zzz</p>');
    expect(nothing).toContain('<a href="mailto:a@b.example?body=About%20zzz">Ask about zzz</a>');
    expect(nothing).toContain('<a href="/store/pumps">Pumps</a>');
    const similar = draw({ q: '6294' }, { total: 1, hits: [hit], match: 'similar' });
    expect(similar).toContain('<p>No part 6294. Similar:</p>');
  });
});

describe('where nothing is found', () => {
  it('there is nothing to filter or sort', () => {
    expect(draw({ q: 'zzz' }, {})).not.toContain('<fieldset>');
  });

  it('filters can be taken back', () => {
    const filters = { bore: { values: ['20mm'] } };
    expect(draw({ q: 'zzz', filters }, {})).toContain('<fieldset>');
  });
});

describe('the script of the page', () => {
  const leadsTo = (search: string) => {
    let to = '';
    const location = { search, replace: (address: string) => (to = address) };
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- as a browser runs it
    new Function('location', pageScript('/store/category/'))(location);
    return to;
  };

  it('leads to the listing with the question and its filters', () => {
    expect(leadsTo('?q=pump&_in=pumps&_size=5&bore=20mm')).toBe(
      '/store/category/pumps?q=pump&bore=20mm',
    );
    expect(leadsTo('')).toBe('/store/category/all');
  });
});
