import { describe, expect, it } from 'vitest';
import { check, expected, GOOD, swap, told, type Case } from './breaking';

const HERO = '[{ "type": "hero", "title": "Here" }]';

const BREADCRUMB = '{ "type": "breadcrumb" }';

const MISSING: Case[] = [
  {
    with: 'no page that shows the list',
    swap: ['[{ "type": "inquiry-list" }]', HERO],
    at: '"pages": ▸[',
    path: 'pages',
    says: 'No page has the block "inquiry-list", but the list icon in the header links to it.',
    advises: 'Add a page with it.',
  },
  {
    with: 'a page for each category that does not list its products',
    swap: ['[{ "type": "product-listing" }]', HERO],
    at: '"blocks": ▸[{ "type": "hero", "title": "Here" }]',
    path: '{category.name} (/store/category/:category) › blocks',
    says: 'This page needs the block "product-listing", but has none: every category links to it.',
    advises: 'Add the block "product-listing" to it.',
  },
  {
    with: 'a page for each product that does not show it',
    swap: ['[{ "type": "product-detail" }]', HERO],
    at: '"blocks": ▸[{ "type": "hero", "title": "Here" }]',
    path: '{product.name} (/store/product/:product) › blocks',
    says: 'This page needs the block "product-detail", but has none: every product links to it.',
  },
];

const MISPLACED: Case[] = [
  {
    with: 'the details of a product on a page of its own',
    swap: [BREADCRUMB, '{ "type": "product-detail" }'],
    edit: (good) => good.replace('{ "type": "hero", "title": "Engines" },', ''),
    at: '{ "type": ▸"product-detail" },',
    path: 'Engines (/services/engines) › block 1 "Product detail" › type',
    says: 'The block "product-detail" has nothing to show on /services/engines: that page is not made for a product.',
    advises: 'Move it to the page "/store/product/:product", or use "product-grid" here.',
  },
  {
    with: 'the details of a product on the page of a category',
    swap: ['[{ "type": "product-listing" }]', '[{ "type": "shared", "name": "both" }]'],
    edit: (good) =>
      good.replace(
        '"ask-us": [',
        '"both": [{ "type": "product-listing" }, { "type": "product-detail" }],\n"ask-us": [',
      ),
    at: '}, { "type": ▸"product-detail" }]',
    path: 'shared › blocks › both › block 2 "Product detail" › type',
    says: 'The block "product-detail" has nothing to show on /store/category/:category: that page is not made for a product.',
  },
  {
    with: 'a listing on the page for addresses that lead nowhere',
    swap: [
      '"title": "Run Aground",\n        "actions": [{ "label": "Back to the Harbour", "href": "/" }]\n      }',
      '"title": "Run Aground" }, { "type": "product-listing" }',
    ],
    at: '}, { "type": ▸"product-listing" }',
    path: 'Page not found › block 2 "Product listing" › type',
    says: 'The block "product-listing" has nothing to show on the 404 page: that page is not made for a category.',
    advises: 'Move it to the page "/store/category/:category", or use "category-grid" here.',
  },
];

describe('a config with a block on the wrong page', () => {
  it.each(MISPLACED)('says where it belongs: $with', async (broken) => {
    // Most of them also have a title, which is reported as the second one.
    expect(await told(broken)).toEqual(expect.arrayContaining(expected(broken)));
  });

  it('reports a shared one once, however many pages show it', async () => {
    const text = swap(GOOD, '"ask-us": [', '"ask-us": [{ "type": "product-listing" },');
    const said = (await check(text)).problems.map(({ message }) => message);
    expect(said.filter((message) => message.includes('nothing to show'))).toHaveLength(1);
  });
});

describe('a config with a page that lacks its main block', () => {
  it.each(MISSING)('says which block: $with', async (broken) => {
    expect(await told(broken)).toEqual(expected(broken));
  });

  it('accepts a page with the block from a shared list', async () => {
    const shown = swap(
      GOOD,
      '[{ "type": "inquiry-list" }]',
      '[{ "type": "shared", "name": "list" }]',
    );
    const text = swap(shown, '"ask-us": [', '"list": [{ "type": "inquiry-list" }],\n"ask-us": [');
    expect((await check(text)).problems).toEqual([]);
  });

  it('reports a mistyped block only once', async () => {
    const blocks = HERO.replace('}]', '}, { "type": "inquiry-lst" }]');
    const text = swap(GOOD, '[{ "type": "inquiry-list" }]', blocks);
    expect((await check(text)).problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('"inquiry-lst"'),
    ]);
  });
});

const BLANK: Case[] = [
  {
    with: 'no blocks',
    swap: ['[{ "type": "inquiry-list" }]', '[]'],
    at: '"blocks": ▸[]',
    path: 'Your List (/cart) › blocks',
    says: 'This page is blank: it has no blocks.',
    advises: 'Add a block that has the title of the page, such as "hero".',
  },
  {
    with: 'a shared list alone that has no blocks',
    swap: ['[{ "type": "inquiry-list" }]', '[{ "type": "shared", "name": "none" }]'],
    edit: (good) => good.replace('"ask-us": [', '"none": [],\n"ask-us": ['),
    at: '"blocks": ▸[{ "type": "shared", "name": "none" }]',
    path: 'Your List (/cart) › blocks',
    says: 'This page is blank: it has no blocks.',
  },
  {
    with: 'offices, and none of them chosen',
    swap: ['"branches": ["falmouth"] }', '"branches": [] }'],
    at: '"branches": ▸[] }',
    path: 'Contact (/contact) › block 2 "Offices" › branches',
    says: '"branches" has no entries, but needs at least 1.',
  },
  {
    with: 'a list of the pages below, and all of them hidden',
    swap: ['"path": "/services/engines",\n', '"path": "/services/engines",\n"hidden": true,'],
    at: '▸{ "type": "link-list"',
    path: 'The Yard (/services) › block 4 "Link list"',
    says: 'This block shows nothing: this page has no pages below it that visitors may find.',
    severity: 'warning',
  },
  {
    with: 'categories, and none of them chosen',
    swap: ['"categories": ["engines", "deck"]', '"categories": []'],
    at: '"categories": ▸[]',
    path: 'Home (/) › block 6 "Category grid" › categories',
    says: '"categories" has no entries, but needs at least 1.',
  },
];

describe('a config with a page or a block that shows nothing', () => {
  it.each(BLANK)('says so: $with', async (broken) => {
    expect(await told(broken)).toEqual(expected(broken));
  });

  it('reports a missing shared list only once', async () => {
    const blocks = '[{ "type": "shared", "name": "lst" }]';
    const text = swap(GOOD, '[{ "type": "inquiry-list" }]', blocks);
    expect((await check(text)).problems.map(({ message }) => message)).toEqual([
      'There is no list of blocks "lst".',
    ]);
  });
});
