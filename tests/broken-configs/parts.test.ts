import { describe, expect, it } from 'vitest';
import { addPage, check, expected, GOOD, swap, told, type Case } from './breaking';

/** The good config without some of what a company may do without. */
function without(...parts: string[]): (good: string) => string {
  return (good) => {
    const config = JSON.parse(good) as Record<string, unknown>;
    for (const part of parts) Reflect.deleteProperty(config, part);
    return JSON.stringify(config, null, 2);
  };
}

/** The same, with nothing left that needs a store: neither pages nor blocks, neither links nor redirects. */
function soldOut(good: string): string {
  const isOfStore = (text: string) => /store|cart|\/shop/.test(text);
  const config = JSON.parse(without('store')(good), (key, value: unknown) => {
    if (!Array.isArray(value)) return value;
    const isGone = (part: { path?: string; href?: string; type?: string; from?: string } | null) =>
      isOfStore(`${part?.path}${part?.href}${part?.from}`) ||
      /^(product|category)-grid$/.test(part?.type ?? '');
    return key === 'blocks' || key === 'pages' || key === 'menu' || key === 'redirects'
      ? value.filter((part) => !isGone(part))
      : key === 'actions'
        ? value.map((part: { href?: string }) =>
            isGone(part) ? { ...part, href: '/contact' } : part,
          )
        : value;
  }) as object;
  return JSON.stringify(config, null, 2);
}

/** That, with one more block on its page '/contact'. */
const withBlock =
  (block: string, ...parts: string[]) =>
  (good: string) =>
    swap(
      without(...parts)(soldOut(good)),
      '"title": "Ask the Yard"\n',
      `"title": "Ask the Yard"\n }, ${block}, { "type": "notice", "text": "We answer by noon."\n`,
    );

const CASES: Case[] = [
  {
    with: 'products on a page, but no store',
    edit: withBlock(
      '{ "type": "product-grid", "heading": "Fans", "items": [{ "product": "f-1" }] }',
    ),
    at: '{ "type": ▸"product-grid"',
    path: 'Contact (/contact) › block 2 "Product grid" › type',
    says: 'The block "product-grid" needs a store, and this site has none.',
    advises: 'Add "store" with your products, or take the block out.',
  },
  {
    with: 'an inquiry list, but no store',
    edit: withBlock('{ "type": "part-numbers", "heading": "Codes" }'),
    at: '{ "type": ▸"part-numbers"',
    path: 'Contact (/contact) › block 2 "Part numbers" › type',
    says: 'The block "part-numbers" needs a store, and this site has none.',
  },
  {
    with: 'a page of every product, but no store',
    edit: (good) => addPage('/parts/:product')(soldOut(good)),
    at: '"path": ▸"/parts/:product"',
    path: 'One More (/parts/:product) › path',
    says: 'This page comes once for each product, but this site has no store.',
    advises: 'Add "store" with your products, or take the page out.',
  },
  {
    with: 'a link to the list, but no store',
    edit: (good) =>
      swap(
        soldOut(good),
        '"label": "Contact",\n            "href": "/contact"',
        '"label": "Contact",\n            "href": "/cart"',
      ),
    at: '"href": ▸"/cart"',
    path: 'footer › columns › 1 › links › 1 › href',
    says: '"/cart" leads nowhere: this site has no store.',
    advises: 'Link to another page, or add "store" with your products.',
  },
  {
    with: 'a form, but nobody who takes its messages',
    edit: withBlock('{ "type": "contact-form", "heading": "Write" }', 'contact'),
    at: '{ "type": ▸"contact-form"',
    path: 'Contact (/contact) › block 2 "Contact form" › type',
    says: 'The block "contact-form" needs a contact form, and this site has none.',
    advises: 'Add "contact" with the address that takes its messages, or take the block out.',
  },
  {
    with: 'widgets for partners, but no chat that their list could go out by',
    edit: (good) =>
      swap(
        without('chat')(good),
        '"title": "Ask the Yard"\n',
        '"title": "Ask the Yard"\n }, { "type": "snippet-builder", "heading": "On Your Page", "product": "eng-010", "widgets": [{ "name": "add", "label": "A button" }]\n',
      ),
    at: '{ "type": ▸"snippet-builder"',
    path: 'Contact (/contact) › block 2 "Snippet builder" › type',
    says: 'The block "snippet-builder" needs a chat, and this site has none.',
    advises: 'Add "chat" with your number, or take the block out.',
  },
  {
    with: 'a contact form among the widgets for partners, but none of its own',
    edit: (good) =>
      swap(
        without('contact')(good),
        '"title": "Ask the Yard"\n',
        '"title": "Ask the Yard"\n }, { "type": "snippet-builder", "heading": "On Your Page", "product": "eng-010", "widgets": [{ "name": "contact", "label": "A form" }]\n',
      ),
    at: '"name": ▸"contact"',
    path: 'Contact (/contact) › block 2 "Snippet builder" › widgets › 1 › name',
    says: 'The widget "contact" needs a contact form, and this site has none.',
  },
];

describe('a config that does without a part, and shows it all the same', () => {
  it.each(CASES)('says what to mend: $with', async (broken) => {
    expect(await told(broken)).toEqual(expected(broken));
  });
});

describe('a config that does without', () => {
  it.each([
    ['a store, and all that belongs to one', soldOut],
    ['a chat', without('chat')],
    ['a contact form', without('contact')],
    ['all three', (good: string) => without('chat', 'contact')(soldOut(good))],
  ])('%s, has no mistake', async (_, edit) => {
    expect((await check(edit(GOOD))).problems).toEqual([]);
  });

  it('a store is not asked to translate the words of the list', async () => {
    const french = soldOut(swap(GOOD, '"language": "en-GB"', '"language": "fr"'));
    const strings = await check(french);
    expect(strings.problems.map(({ message }) => message).join()).not.toContain('inquiry');
  });
});
