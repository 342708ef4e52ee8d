import { describe, expect, it } from 'vitest';
import { addPage, check, expected, GOOD, swap, told, type Case } from './breaking';

const SLIDE = '{ "label": "To the Shop", "href": "/store" }';
const SLIDE_PATH = 'Home (/) › block 1 "Hero carousel" › slides › 2 › actions › 1 › href';

const LINKS: [what: string, href: string, says: string, advises: string, severity?: 'warning'][] = [
  [
    'to a page that does not exist',
    '/servces',
    '"/servces" leads nowhere: there is no page "/servces".',
    'Did you mean "/services"?',
  ],
  [
    'to a page that resembles none',
    '/harbour-master',
    '"/harbour-master" leads nowhere: there is no page "/harbour-master".',
    'Link to a page that is listed in pages, or add it there.',
  ],
  [
    'to a category that does not exist',
    '/store/category/engnes',
    '"/store/category/engnes" leads nowhere: there is no category "engnes".',
    'Did you mean "/store/category/engines"?',
  ],
  [
    'to a category that resembles none',
    '/store/category/paint',
    '"/store/category/paint" leads nowhere: there is no category "paint".',
    'Link to one of the categories. If the link is intended, add it to store › unknownCategories.',
  ],
  [
    'to a product that does not exist',
    '/store/product/eng-011',
    '"/store/product/eng-011" leads nowhere: there is no product "eng-011".',
    'Did you mean "/store/product/eng-010"?',
  ],
  [
    'to a file that does not exist',
    '/images/plan.pdf',
    '"/images/plan.pdf" leads nowhere: there is no page "/images/plan.pdf".',
    'Link to a page that is listed in pages, or add it there.',
  ],
  [
    'to a file outside public/',
    '/../site.config.json',
    '"/../site.config.json" leads nowhere: there is no page "/../site.config.json".',
    'Link to a page that is listed in pages, or add it there.',
  ],
  [
    'to a web address with a space in it',
    'https://brackwater.internal/a b',
    '"https://brackwater.internal/a b" is not a complete web address.',
    'Write it as "https://company.com/page".',
  ],
  [
    'to a place that its page does not have',
    '/services#repair',
    '"/services#repair" leads nowhere: there is no place "repair" on /services.',
    'Did you mean "#repairs"?',
  ],
  [
    'to a place that this page does not have',
    '#slipway',
    '"#slipway" leads nowhere: there is no place "slipway" on /.',
    'Give a block on that page "id": "slipway", or remove the #.',
  ],
  [
    'to nothing',
    '#',
    '"#" alone leads nowhere.',
    'Link to a page ("/contact") or a place on this page ("#projects").',
  ],
  [
    'with a broken % code',
    '/store/category/%E0%A4%A',
    '"/store/category/%E0%A4%A" has a % that is not part of a character code.',
    'For a percent sign, write %25.',
  ],
  [
    'to half a web address',
    'https://brackwater',
    '"https://brackwater" is not a complete web address.',
    'Write it as "https://company.com/page".',
  ],
  [
    'to half an e-mail address',
    'mailto:yard',
    '"mailto:yard" does not contain a complete e-mail address.',
    'Write it as "mailto:sales@company.com".',
  ],
  [
    'with a slash too many',
    '/store/',
    '"/store/" ends with a slash, but the address of the page does not.',
    'Write "/store".',
    'warning',
  ],
  [
    'that is a placeholder',
    'https://brackwater.example/shop',
    '"https://brackwater.example/shop" is a made-up address.',
    'Replace it before launch.',
    'warning',
  ],
  [
    'that calls a made-up number',
    'tel:+440000000',
    '"tel:+440000000" is a made-up number.',
    'Replace it before launch.',
    'warning',
  ],
];

const CASES: Case[] = [
  {
    with: 'a place in the menu that only some pages have',
    swap: [
      '{ "name": "Chandlery", "path": "/store" }',
      '{ "name": "Chandlery", "path": "#repairs" }',
    ],
    at: '"path": ▸"#repairs"',
    path: 'navigation › menu › 3 › path',
    says: '"#repairs" leads nowhere: there is no place "repairs" on /.',
  },
  {
    with: 'a place in a shared block that one of its pages lacks',
    swap: [
      '{ "label": "Ask the Yard", "href": "/contact" }]\n        }\n      ]',
      '{ "label": "Ask the Yard", "href": "#about" }]\n        }\n      ]',
    ],
    at: '"href": ▸"#about"',
    path: 'shared › blocks › ask-us › block 1 "Call to action" › actions › 1 › href',
    says: '"#about" leads nowhere: there is no place "about" on /services.',
  },
  {
    with: 'the same place twice on a page',
    swap: ['"heading": "What We Stock", ', '"heading": "What We Stock", "id": "about", '],
    at: '"id": ▸"about", "categories"',
    path: 'Home (/) › block 6 "Category grid" › id',
    says: 'The id "about" is used twice on /.',
    advises: 'Links only find the first: give each block its own id.',
  },
  {
    with: 'a redirect to a page that does not exist',
    swap: ['"to": "/store/category/all"', '"to": "/stroe"'],
    at: '"to": ▸"/stroe"',
    path: 'redirects › 1 › to',
    says: '"/stroe" leads nowhere: there is no page "/stroe".',
    advises: 'Did you mean "/store"?',
  },
  {
    with: 'a redirect that hides a page',
    swap: ['"redirects": [', '"redirects": [{ "from": "/services", "to": "/store" },'],
    at: '"from": ▸"/services"',
    path: 'redirects › 1 › from',
    says: '"/services" is a page: the redirect would hide it.',
    advises: 'Remove the redirect or the page.',
  },
  {
    with: 'a redirect that hides a product',
    swap: ['"redirects": [', '"redirects": [{ "from": "/store/product/dk-003", "to": "/store" },'],
    at: '"from": ▸"/store/product/dk-003"',
    path: 'redirects › 1 › from',
    says: '"/store/product/dk-003" is a page: the redirect would hide it.',
  },
  {
    with: 'a redirect that leads back to itself',
    swap: ['"to": "/store/category/all"', '"to": "/shop"'],
    at: '"to": ▸"/shop"',
    path: 'redirects › 1 › to',
    says: '"/shop" redirects back to itself.',
    advises: 'Redirect it to a page.',
  },
  {
    with: 'a place in the footer that only some pages have',
    swap: [
      '{ "label": "Contact", "href": "/contact" }] },',
      '{ "label": "Contact", "href": "#repairs" }] },',
    ],
    at: '"Contact", "href": ▸"#repairs"',
    path: 'footer › columns › 1 › links › 1 › href',
    says: '"#repairs" leads nowhere: there is no place "repairs" on /.',
  },
  {
    with: 'a redirect to a redirect',
    swap: ['"redirects": [', '"redirects": [{ "from": "/products", "to": "/shop" },'],
    at: '"to": ▸"/shop"',
    path: 'redirects › 1 › to',
    says: '"/shop" is itself a redirect, so visitors are redirected twice.',
    advises: 'Redirect straight to "/store/category/all".',
    severity: 'warning',
  },
  {
    with: 'two redirects from one address',
    swap: ['"redirects": [', '"redirects": [{ "from": "/shop", "to": "/store" },'],
    at: '{ "from": ▸"/shop", "to": "/store/category/all"',
    path: 'redirects › 2 › from',
    says: 'There are two redirects from "/shop".',
  },
  {
    with: 'a canonical address that is a redirect',
    swap: [
      '"path": "/services/engines",\n',
      '"path": "/services/engines",\n      "canonical": "/shop",\n',
    ],
    at: '"canonical": ▸"/shop"',
    path: 'Engines (/services/engines) › canonical',
    says: '"/shop" is a redirect, not a page.',
    advises: 'Use the page it leads to.',
  },
  {
    with: 'a page that nothing leads to',
    edit: addPage('/list'),
    at: '"path": ▸"/list"',
    path: 'One More (/list) › path',
    says: 'No link leads to /list.',
    advises: 'Link to it, or switch on "hidden" if nobody should find it.',
    severity: 'warning',
  },
  {
    with: 'a page that a redirect alone leads to',
    edit: (text) =>
      addPage('/list')(text).replace(
        '"redirects": [',
        '"redirects": [{ "from": "/old-list", "to": "/list" },',
      ),
    at: '"path": ▸"/list"',
    path: 'One More (/list) › path',
    says: 'No link leads to /list.',
    severity: 'warning',
  },
  {
    with: 'a home page that is hidden',
    swap: ['"path": "/",\n', '"path": "/",\n"hidden": true,\n'],
    at: '"path": "/",\n"hidden": ▸true',
    path: 'Home (/) › hidden',
    says: 'The home page is hidden: search engines will not show it.',
    severity: 'warning',
  },
];

describe('a config with a dead link', () => {
  it.each(LINKS)('suggests a target: a link %s', async (what, href, says, advises, severity) => {
    const broken: Case = {
      with: what,
      swap: [SLIDE, `{ "label": "To the Shop", "href": "${href}" }`],
      at: `"To the Shop", "href": ▸"${href}"`,
      path: SLIDE_PATH,
      says,
      advises,
      severity: severity ?? 'error',
    };
    expect(await told(broken)).toEqual(expected(broken));
  });

  it.each([
    '/store',
    '/shop',
    '/?from=slide',
    '/services#repairs',
    '/store/category/engines-&-drives',
    '/store/product/dk-003',
    'https://forum.harbour.internal/brackwater?topic=1#last',
    'mailto:yard@brackwater.internal',
    'mailto:yard@brackwater.internal?subject=Engines',
  ])('says nothing of one that is right: %s', async (href) => {
    const link = `{ "label": "To the Shop", "href": "${href}" }`;
    expect((await check(swap(GOOD, SLIDE, link))).problems).toEqual([]);
  });

  it('accepts a canonical address that is a page, and redirects to other pages', async () => {
    const path = '"path": "/services/engines",\n';
    const text = swap(GOOD, path, `${path}      "canonical": "/services",\n`);
    expect((await check(text)).problems).toEqual([]);
  });

  it('names every redirect of a loop, and those leading into it', async () => {
    const circle = `"redirects": [
      { "from": "/bow", "to": "/stern" },
      { "from": "/stern", "to": "/keel" },
      { "from": "/keel", "to": "/stern" },`;
    const { problems } = await check(swap(GOOD, '"redirects": [', circle));
    expect(problems.map(({ message }) => message)).toEqual([
      '"/stern" is itself a redirect, so visitors are redirected twice.',
      '"/stern" redirects back to itself.',
      '"/keel" redirects back to itself.',
    ]);
  });

  it.each(CASES)('suggests a target: $with', async (broken) => {
    expect(await told(broken)).toEqual(expected(broken));
  });
});
