import { describe, expect, it } from 'vitest';
import { addPage, check, expected, GOOD, swap, told, type Case } from './breaking';

/** Adds engines until their listing has three pages. */
function withManyEngines(good: string): string {
  const more = Array.from({ length: 130 }, (_, index) =>
    JSON.stringify({
      id: `more-${index}`,
      name: `Engine ${index}`,
      category: 'engines',
      description: 'One more of the engines on the shelf.',
    }),
  );
  return swap(good, '"count": 2,', '').replace(
    '"products": [',
    `"products": [${more.join(',\n')},`,
  );
}

const RENAME =
  'Visitors could see only one of them: change the address of this page, or the id or alias of that category or product.';
const HIDDEN = ', "hidden": true';

const CASES: Case[] = [
  {
    with: 'a page where the page of a product is',
    edit: addPage('/store/product/eng-010', HIDDEN),
    at: '"path": ▸"/store/product/eng-010"',
    path: 'One More (/store/product/eng-010) › path',
    says: 'Two pages have the address "/store/product/eng-010": this one, and the one that "/store/product/:product" makes for the product "eng-010".',
    advises: RENAME,
  },
  {
    with: 'a page where the listing of a category is',
    edit: addPage('/store/category/deck', HIDDEN),
    at: '"path": ▸"/store/category/deck"',
    path: 'One More (/store/category/deck) › path',
    says: 'Two pages have the address "/store/category/deck": this one, and the one that "/store/category/:category" makes for the category "deck".',
    advises: RENAME,
  },
  {
    with: 'a page where the third page of a long listing is',
    edit: (good) => withManyEngines(addPage('/store/category/engines/3', HIDDEN)(good)),
    at: '"path": ▸"/store/category/engines/3"',
    path: 'One More (/store/category/engines/3) › path',
    says: 'Two pages have the address "/store/category/engines/3": this one, and the one that "/store/category/:category" makes for page 3 of the category "engines".',
    advises: RENAME,
  },
];

/** Adds a second page for every category, at the top level. */
const atTop = (good: string): string =>
  addPage(
    '/:category',
    HIDDEN,
  )(good)
    .replace('"One More | Brackwater"', '"{category.name} | Again"')
    .replace('"One more page, which has', '"{category.name}, a page that has');

describe('a config with two pages for one address', () => {
  it.each(CASES)('names both: $with', async (broken) => {
    expect(await told(broken)).toEqual(expected(broken));
  });

  it('names both if an alias of a category is a page', async () => {
    const text = swap(atTop(GOOD), '"engines-&-drives"]', '"engines-&-drives", "contact"]');
    expect((await check(text)).problems.map(({ message }) => message)).toEqual([
      'Two pages have the address "/contact": this one, and the one that "/:category" makes for the category "contact".',
    ]);
  });

  it('names the category whose page would be at a reserved address', async () => {
    const text = swap(atTop(GOOD), '"engines-&-drives"]', '"engines-&-drives", "fonts"]');
    expect((await check(text)).problems.map(({ message }) => message)).toEqual([
      'This page would put the category "fonts" at "/fonts", which is reserved for files of the built site.',
    ]);
  });

  it('accepts equal names in different folders', async () => {
    expect((await check(atTop(GOOD))).problems).toEqual([]);
    expect((await check(addPage('/store/category/deck/2', HIDDEN)(GOOD))).problems).toEqual([]);
  });
});

describe('a link to a further page of a long listing', () => {
  const linkTo = (href: string): string =>
    swap(withManyEngines(GOOD), '"href": "/store/product/eng-010"', `"href": "${href}"`);

  it.each(['/store/category/engines/2', '/store/category/engines/3', '/store/category/all/2'])(
    'is valid: %s',
    async (href) => {
      expect((await check(linkTo(href))).problems).toEqual([]);
    },
  );

  it('is valid if it is the page of a brand, of which there are several products', async () => {
    const branded = (id: number) => (text: string) =>
      swap(text, `"id":"more-${id}",`, `"id":"more-${id}","brand":"Ørsted",`);
    const link = linkTo('/store/category/engines-orsted');
    expect((await check(branded(1)(branded(2)(link)))).problems).toEqual([]);
    expect((await check(branded(1)(link))).ok).toBe(false);
  });

  it('is valid if more than one page of products is featured', async () => {
    const few = linkTo('/store/category/featured/2');
    const many = swap(few, '"store": {', '"store": { "featuredCount": 61,');
    expect([(await check(few)).ok, (await check(many)).ok]).toEqual([false, true]);
  });

  it.each([
    '/store/category/engines/1',
    '/store/category/engines/4',
    '/store/category/deck/2',
    '/store/category/engines-&-drives/2',
  ])('leads nowhere where there is no such page: %s', async (href) => {
    const [problem, ...others] = (await check(linkTo(href))).problems;
    expect([problem?.message, others]).toEqual([
      `"${href}" leads nowhere: there is no page "${href}".`,
      [],
    ]);
  });
});

const PRODUCTS = '"path": "/store/product/:product",\n';
const ENGINES = '"path": "/services/engines",\n';
const withCanonical = (path: string, address: string): [string, string] => [
  path,
  `${path}"canonical": "${address}",\n`,
];

const CANONICAL: Case[] = [
  {
    with: 'for all products',
    swap: withCanonical(PRODUCTS, '/services'),
    at: '"canonical": ▸"/services"',
    path: '{product.name} (/store/product/:product) › canonical',
    says: 'This page is made once for each product, and all would give "/services" as their address: search engines would drop them.',
    advises: 'Remove "canonical": each of them has its own address.',
  },
  {
    with: 'with a question in it',
    swap: withCanonical(ENGINES, '/services?from=mail'),
    at: '"canonical": ▸"/services?from=mail"',
    path: 'Engines (/services/engines) › canonical',
    says: '"/services?from=mail" is more than the address of a page.',
    advises: 'Leave out what begins with "?" or "#": "/services".',
  },
  {
    with: 'of a place on a page',
    swap: withCanonical(ENGINES, '/services#repairs'),
    at: '"canonical": ▸"/services#repairs"',
    path: 'Engines (/services/engines) › canonical',
    says: '"/services#repairs" is more than the address of a page.',
    advises: 'Leave out what begins with "?" or "#": "/services".',
  },
];

describe('a config with an invalid canonical address', () => {
  it.each(CANONICAL)('says what to do: one $with', async (broken) => {
    expect(await told(broken)).toEqual(expected(broken));
  });
});
