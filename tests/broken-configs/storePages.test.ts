import { describe, expect, it } from 'vitest';
import { addPage, check, expected, GOOD, swap, told, type Case } from './breaking';

/** The valid config with Norwegian addresses, in pages and links. */
const NORWEGIAN = GOOD.replaceAll('"/store/category/:category"', '"/butikk/kategori/:kategori"')
  .replaceAll('"/store/product/:product"', '"/butikk/vare/:varenummer"')
  .replaceAll('"/store/category/', '"/butikk/kategori/')
  .replaceAll('"/store/product/', '"/butikk/vare/')
  .replaceAll('"/store"', '"/butikk"')
  .replaceAll('"/cart"', '"/liste"');

const CASES: Case[] = [
  {
    with: 'two pages for the list',
    edit: (good) =>
      addPage(
        '/liste',
        ', "hidden": true',
      )(good).replace(/(\/liste".*?"blocks": )\[.*?\]/s, SECOND_LIST),
    at: '"path": ▸"/liste"',
    path: 'One More (/liste) › path',
    says: '"/cart" and "/liste" both have the block "inquiry-list": links can lead to one of them only.',
    advises: 'Remove the block, or the page, that you need less.',
    severity: 'error',
  },
  {
    with: 'a name for each product in the middle of an address',
    swap: ['"/store/product/:product"', '"/store/:product/data"'],
    edit: (good) => good.replace('"/store/product/eng-010"', '"/store"'),
    at: '"path": ▸"/store/:product/data"',
    path: '{product.name} (/store/:product/data) › path',
    says: '"/store/:product/data" has ":product" in its middle: only the end of an address can stand for each category or product.',
    advises: 'Put it at the end: "/store/data/:product".',
  },
  {
    with: 'a name in an address that nothing on its page explains',
    edit: (good) =>
      addPage('/branches/:town')(good).replace('"href": "/branches/:town"', '"href": "/"'),
    at: '"path": ▸"/branches/:town"',
    path: 'One More (/branches/:town) › path',
    says: 'Nothing on this page says what ":town" in its address stands for.',
    advises:
      'Add the block "product-listing" for one page per category or "product-detail" for one page per product, or write the address without ":town".',
  },
  {
    with: 'the details of a product at an address that is the same for all',
    swap: ['"/store/product/:product"', '"/data"'],
    edit: (good) =>
      good
        .replaceAll('{product.name}', 'Data')
        .replaceAll(' ({product.id})', '')
        .replace('from {category.name}', 'from the yard')
        .replace('"/data"', '"/part"')
        .replace('"/store/product/eng-010"', '"/part"'),
    at: '{ "type": ▸"product-detail" }',
    path: 'Data (/part) › block 1 "Product detail" › type',
    says: 'The block "product-detail" has nothing to show on /part: that page is not made for a product.',
    advises:
      'Move it to a page whose address ends with "/:product", such as "/part/:product", or use "product-grid" here.',
  },
];

const SECOND_LIST = '$1[{ "type": "inquiry-list" }]';

describe('a config whose store has addresses in another language', () => {
  it('is valid', async () => {
    expect(NORWEGIAN).not.toMatch(/\/store\b|\/cart\b/);
    expect((await check(NORWEGIAN)).problems).toEqual([]);
  });

  it('is reported for a link to an unknown product, too', async () => {
    const broken = swap(
      NORWEGIAN,
      '"href": "/butikk/vare/eng-010"',
      '"href": "/butikk/vare/eng-01"',
    );
    expect((await check(broken)).problems.map(({ message, advice }) => [message, advice])).toEqual([
      [
        '"/butikk/vare/eng-01" leads nowhere: there is no product "eng-01".',
        'Did you mean "/butikk/vare/eng-010"?',
      ],
    ]);
  });
});

describe('a config whose pages cannot be identified by their blocks', () => {
  it.each(CASES)('says what to do: $with', async (broken) => {
    expect(await told(broken)).toEqual(expected(broken));
  });
});
