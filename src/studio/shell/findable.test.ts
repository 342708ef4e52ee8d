import { signal } from '@preact/signals-core';
import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../node/schemas/load';
import { findable, findInEntries } from './findable';
import { search } from './searching';
import type { StudioShell } from './studio';
import type { StudioView } from './views';

const CONFIG = {
  pages: [
    {
      path: '/',
      title: 'Home',
      blocks: [
        { type: 'stats', items: [] },
        { type: 'columns', columns: [[{ type: 'notice', text: 'Closed on Monday.' }]] },
      ],
    },
  ],
  shared: { blocks: { 'ask-us': [{ type: 'call-to-action', heading: 'Bring Her Round' }] } },
  store: { products: [{ id: 'a-1', name: 'Anchor' }] },
  branches: [
    { id: 'quay', phones: [{ number: '+260 97 712\u00a03456' }], email: 'quay@example.org' },
  ],
};

const views = new Map([['pictures', { title: 'Pictures' } as StudioView]]);
const NONE = { commands: [], additions: [] };
const session = { schema: loadSchemas(process.cwd()).config, root: signal<unknown>(CONFIG) };
const known = findable({ session, views, formAt: signal('/pages/0') } as unknown as StudioShell, {
  commands: [{ name: 'Add a page', detail: '', words: '' }],
  additions: [],
});
const all = known.choices;

it.each([
  ['a page', 'home', '/pages/0'],
  ['a block without a heading, by its kind', 'stats', '/pages/0/blocks/0'],
  ['a block by an everyday word', 'info box', '/pages/0/blocks/1/columns/0/0'],
  ['a block by an everyday word of another language', 'Kennzahlen', '/pages/0/blocks/0'],
  ['a block in a column', 'notice monday', '/pages/0/blocks/1/columns/0/0'],
  ['a shared block', 'call to action', '/shared/blocks/ask-us/0'],
  ['a product', 'anchor', '/store/products/0/name'],
  [
    'a text before its block, since its field is wanted',
    'bring her',
    '/shared/blocks/ask-us/0/heading',
  ],
  ['a tool', 'pictures', 'Pictures'],
  ['a part of the site', 'redirects', '/redirects'],
  ['a command', 'add page', 'Add a page'],
])('[T51] finds %s', (_, words, found) => {
  expect(search(all, words)[0]?.value).toBe(found);
});

it.each([
  ['digits in a row', '977123456'],
  ['digits with the 0 of a call within the country', '0977 123 456'],
  ['digits as an international call begins', '00260-977-123-456'],
  ['digits in other groups', '+260 977 123 456'],
  ['a part of the digits', '(097) 71234'],
])('finds a phone number by %s', (_, words) => {
  expect(search(all, words)[0]?.value).toBe('/branches/0/phones/0/number');
});

it('finds no phone number by other digits', () => {
  expect(search(all, '0977 123 457')).toEqual([]);
});

it.each([
  ['favicon', '/site/logo'],
  ['language', '/site/language'],
  ['colour', '/theme/colors'],
  ['color ink', '/theme/colors/ink'],
  ['time zone', '/site/timeZone'],
])('finds a setting by "%s", with a value or without', (words, found) => {
  expect(search(all, words)[0]?.value).toBe(found);
});

it('lists what shows a word before what only explains it', () => {
  const choices = [
    { value: '/a', label: 'Logo', help: 'Stands in the header' },
    { value: '/b', label: 'Our header' },
  ];
  expect(search(choices, 'header').map(({ value }) => value)).toEqual(['/b', '/a']);
});

it('shows no placeholder, and finds what is filled in by its words', () => {
  const pages = [{ path: '/products/{id}', title: '{product.name} | Acme', blocks: [] }];
  const root = signal<unknown>({ pages });
  const { choices } = findable(
    { session: { ...session, root }, views, formAt: signal('/site') } as unknown as StudioShell,
    NONE,
  );
  expect(search(choices, 'name of the product')[0]?.value).toBe('/pages/0/title');
  expect(JSON.stringify(choices.map(({ label, detail }) => [label, detail]))).not.toContain(
    '{product',
  );
});

it('[T51] finds nothing by the name of a field, which is nowhere to be read', () => {
  const found = search(all, 'blocks heading').map(({ value }) => value);
  expect(found).not.toContain('/shared/blocks/ask-us/0/heading');
  expect(search(all, 'callToAction')).toEqual([]);
});

describe('in a catalogue of 20,000', () => {
  const product = (index: number) => ({
    id: `ring-${index}`,
    name: index === 15_432 ? 'Söring Brass Valve' : `O-Ring ${index}`,
    description: index === 15_432 ? 'For steam.' : 'Seals flanges.',
    specifications: [{ name: 'Bore', value: `${index}`, unit: 'mm' }],
  });
  const products = Array.from({ length: 20_000 }, (_, index) => product(index));
  const root = signal<unknown>({ ...CONFIG, store: { products } });
  const studio = { session: { ...session, root }, views, formAt: signal('/pages/0') };
  const large = findable(studio as unknown as StudioShell, NONE);
  const signalOf = () => new AbortController().signal;

  it('takes no product apart before it is looked for', () => {
    expect(large.choices.filter(({ value }) => value.startsWith('/store/products/'))).toEqual([]);
    expect(large.entries).toHaveLength(20_000);
  });

  it.each([
    ['its name', 'soring valve'],
    ['words of several of its texts', 'valve steam'],
  ])('finds a product by %s', async (_, words) => {
    const more = await findInEntries(large, words, signalOf());
    expect(search([...large.choices, ...(more ?? [])], words)[0]?.value).toBe(
      '/store/products/15432/name',
    );
  });

  it('makes choices of a part of those that have a word which all have', async () => {
    const more = (await findInEntries(large, 'ring', signalOf())) ?? [];
    expect(more.length).toBeGreaterThan(60);
    expect(more.length).toBeLessThan(5000);
  });

  it('ends when another word is typed', async () => {
    await expect(findInEntries(large, 'ring', AbortSignal.abort())).resolves.toBeUndefined();
  });
});
