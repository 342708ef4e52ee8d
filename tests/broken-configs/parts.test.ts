import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../src/node/schemas/load';
import type { SiteConfig } from '../../src/generated/authored';
import { addPage, check, expected, GOOD, swap, told, type Case } from './breaking';

const schemas = loadSchemas(resolve(import.meta.dirname, '../..'));

/** The smallest config: a company without store, chat and contact form. */
const SMALLEST = readFileSync(
  resolve(import.meta.dirname, '../fixtures/smallest/site.config.json'),
  'utf8',
);

/** The smallest config with its own 404 page. */
const withNotFound = SMALLEST.replace(
  '\n  ]\n}',
  '\n  ],\n  "notFound": { "title": "Gone", "description": "This address leads nowhere: perhaps the page has moved, or a letter of it is missing.", "blocks": [{ "type": "hero", "title": "Gone" }] }\n}',
);

/** The smallest config with one more block on its page. */
const withBlock = (block: string) => () =>
  swap(SMALLEST, '{ "type": "offices"', `${block},\n        { "type": "offices"`);

/** The other company's config without one optional part. */
function without(part: string, good: string): string {
  const config = JSON.parse(good) as Record<string, unknown>;
  Reflect.deleteProperty(config, part);
  return JSON.stringify(config, null, 2);
}

/** With the snippet builder for the named widget. */
const withWidget = (name: string, part: string) => (good: string) =>
  swap(
    without(part, good),
    '"title": "Ask the Yard"\n',
    `"title": "Ask the Yard"\n }, { "type": "snippet-builder", "heading": "On Your Page", "product": "eng-010", "widgets": [{ "name": "${name}", "label": "A widget" }]\n`,
  );

/** Whether a Welsh company with one untranslated interface string is warned of it. */
async function isTold(word: string, config: string): Promise<boolean> {
  const { site, ...rest } = JSON.parse(config) as SiteConfig;
  const words = Object.keys(schemas.config.properties?.['strings']?.properties ?? {});
  const strings = Object.fromEntries(words.filter((one) => one !== word).map((one) => [one, 'Ie']));
  const welsh = { ...rest, site: { ...site, language: 'cy' }, strings };
  const { problems } = await check(JSON.stringify(welsh, null, 2));
  return problems.some(({ pointer }) => pointer === `/strings/${word}`);
}

const CASES: Case[] = [
  {
    with: 'products on a page, but no store',
    edit: withBlock(
      '{ "type": "product-grid", "heading": "Slate", "items": [{ "product": "s-1" }] }',
    ),
    at: '{ "type": ▸"product-grid"',
    path: 'Hollis Roofing (/) › block 2 "Product grid" › type',
    says: 'The block "product-grid" needs a store, but this site has none.',
    advises: 'Add "store" with your products, or remove the block.',
  },
  {
    with: 'categories on a page, but no store',
    edit: withBlock('{ "type": "category-grid", "heading": "Slate", "categories": ["slate"] }'),
    at: '{ "type": ▸"category-grid"',
    path: 'Hollis Roofing (/) › block 2 "Category grid" › type',
    says: 'The block "category-grid" needs a store, but this site has none.',
  },
  {
    with: 'a box for part numbers, but no store',
    edit: withBlock('{ "type": "part-numbers", "heading": "Codes" }'),
    at: '{ "type": ▸"part-numbers"',
    path: 'Hollis Roofing (/) › block 2 "Part numbers" › type',
    says: 'The block "part-numbers" needs a store, but this site has none.',
  },
  {
    with: 'a page of every product, but no store',
    edit: () =>
      swap(SMALLEST, '"path": "/",', '"path": "/slate/:product",').replace(
        '"pages": [',
        '"pages": [{ "path": "/", "title": "Hollis", "description": "Slate, lead and tile: roofs made and mended in the valley.", "blocks": [{ "type": "hero", "title": "Hollis" }] },',
      ),
    at: '"path": ▸"/slate/:product"',
    path: 'Hollis Roofing (/slate/:product) › path',
    says: 'This page is made once for each product, but this site has no store.',
    advises: 'Add "store" with your products, or remove the page.',
  },
  {
    with: 'a link to the inquiry list, but no store',
    edit: withBlock(
      '{ "type": "call-to-action", "heading": "Slate", "actions": [{ "label": "Your list", "href": "/cart" }] }',
    ),
    at: '"href": ▸"/cart"',
    path: 'Hollis Roofing (/) › block 2 "Call to action" › actions › 1 › href',
    says: '"/cart" leads nowhere: this site has no store.',
    advises: 'Link to another page, or add "store" with your products.',
  },
  {
    with: 'a form, but nobody who takes its messages',
    edit: withBlock('{ "type": "contact-form", "heading": "Write" }'),
    at: '{ "type": ▸"contact-form"',
    path: 'Hollis Roofing (/) › block 2 "Contact form" › type',
    says: 'The block "contact-form" needs a contact form, but this site has none.',
    advises: 'Add "contact" with the address that receives its messages, or remove the block.',
  },
  {
    with: 'a chat among the widgets for partners, but none of its own',
    edit: withWidget('chat', 'chat'),
    at: '"name": ▸"chat"',
    path: 'Contact (/contact) › block 2 "Snippet builder" › widgets › 1 › name',
    says: 'The widget "chat" needs a chat, but this site has none.',
    advises: 'Add "chat" with your number, or remove the widget.',
  },
  {
    with: 'a contact form among the widgets for partners, but none of its own',
    edit: withWidget('contact', 'contact'),
    at: '"name": ▸"contact"',
    path: 'Contact (/contact) › block 2 "Snippet builder" › widgets › 1 › name',
    says: 'The widget "contact" needs a contact form, but this site has none.',
    advises: 'Add "contact" with the address that receives its messages, or remove the widget.',
  },
];

describe('a config that shows an optional part that it lacks', () => {
  it.each(CASES)('says what to fix: $with', async (broken) => {
    expect(await told(broken)).toEqual(expected(broken));
  });
});

describe('an almost empty config', () => {
  it('is reported for what it lacks, and not for defaults', async () => {
    const { problems } = await check('{ "version": 2, "site": {}, "branches": [], "pages": [] }');
    expect(problems.map(({ message }) => message)).toEqual([
      '"id" is missing in Site.',
      '"name" is missing in Site.',
      '"url" is missing in Site.',
      '"description" is missing in Site.',
      '"branches" has no entries, but needs at least 1.',
      '"pages" has no entries, but needs at least 1.',
    ]);
  });

  it('is shown what a missing part with fields of its own looks like', async () => {
    const broken: Case = {
      with: 'an office without an address',
      swap: ['      "address": { "street": "3 Ropewalk", "locality": "Falmouth" },\n', ''],
      at: '▸{\n      "id": "falmouth"',
      path: 'branches › 1 "falmouth"',
      says: '"address" is missing in Branch.',
      advises: 'It is required. The address of the office. Example: {"locality":"Harbour Town"}.',
    };
    expect(await told(broken)).toEqual(expected(broken));
  });

  it('is reported once for its missing home page', async () => {
    const { problems } = await check(swap(SMALLEST, '"path": "/"', '"path": "/roofs"'));
    expect(problems.map(({ message }) => message)).toEqual([
      'There is no page "/", but the logo links to it.',
    ]);
  });
});

describe('a config without', () => {
  it.each([
    ['a chat', () => without('chat', GOOD)],
    ['a chat, but with widgets for partners', () => withWidget('list', 'chat')(GOOD)],
    ['a contact form', () => without('contact', GOOD)],
    ['everything that it can do without', () => SMALLEST],
  ])('%s has no mistake', async (_, config) => {
    expect((await check(config())).problems).toEqual([]);
  });

  it("a store need not translate the list's strings, except on the 404 page", async () => {
    const leftIn = async (config: string) => {
      const welsh = swap(config, '"id": "hollis",', '"id": "hollis", "language": "cy",');
      return (await check(welsh)).problems.map(({ pointer }) => pointer);
    };
    const [all, fewer] = [await leftIn(SMALLEST), await leftIn(withNotFound)];
    expect(fewer.length).toBeGreaterThan(0);
    expect(all.filter((one) => !fewer.includes(one))).toEqual(['/notFound']);
    expect(all.filter((one) => /inquiry|cart/.test(one))).toEqual([]);
  });

  it.each([
    ['store', 'productNotFound', GOOD],
    ['store', 'sendNote', GOOD],
    ['chat', 'sendNote', GOOD],
    ['chat', 'chatText', GOOD],
    ['chat', 'contactByChat', GOOD],
    ['contact', 'contactByChat', GOOD],
    ['contact', 'contactSent', GOOD],
    ['social', 'followUs', GOOD],
  ])('"%s" is told of no English word that is only shown with it: %s', async (part, word, good) => {
    expect([await isTold(word, good), await isTold(word, without(part, good))]).toEqual([
      true,
      false,
    ]);
  });

  it('a carousel is not warned of English carousel strings', async () => {
    const slide = `{ "title": "Slate", "text": "Blue or grey.", "image": { "src": "/images/slip.svg", "alt": "Slate" }, "actions": [] }`;
    const carousel = withBlock(
      `{ "type": "hero-carousel", "heading": "Roofs", "slides": [${slide}, ${slide}] }`,
    )();
    expect([
      await isTold('previousSlide', carousel),
      await isTold('previousSlide', SMALLEST),
    ]).toEqual([true, false]);
  });

  it('a menu has its top-level pages in the menu, so no link is missing', async () => {
    expect((await check(addPage('/slates')(withNotFound))).problems).toEqual([]);
    const [problem, ...others] = (await check(addPage('/slates/blue')(withNotFound))).problems;
    expect([problem?.message, others]).toEqual(['No link leads to /slates/blue.', []]);
  });
});
