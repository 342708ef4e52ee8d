import { signal } from '@preact/signals-core';
import { expect, it } from 'vitest';
import { loadSchemas } from '../../node/schemas/load';
import { matching } from '../form/matching';
import { findable, readOf } from './findable';
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
};

const views = new Map([['pictures', { title: 'Pictures' } as StudioView]]);
const session = { schema: loadSchemas(process.cwd()).config, root: signal<unknown>(CONFIG) };
const all = findable({ session, views } as unknown as StudioShell, ['Add a page']);

it.each([
  ['a page', 'home', '/pages/0'],
  ['a block without a heading, by its kind', 'stats', '/pages/0/blocks/0'],
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
  expect(matching(all, words, readOf)[0]?.value).toBe(found);
});

it('[T51] finds nothing by the name of a field, which is nowhere to be read', () => {
  expect(matching(all, 'blocks heading', readOf)).toEqual([]);
});
