import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { loadSchemas } from '../../node/schemas/load';
import { addPage, canBeAddress, pageOfNews } from './pageSteps';

const ROOT = resolve(import.meta.dirname, '../../..');

const news = { path: '/news', blocks: [{ type: 'hero' }, { type: 'news' }] };

it('adds news with their day, and not to the menu', () => {
  const page = { name: 'Slip', path: '/news/slip', title: 'Slip', description: 'Open.' };
  const [insert, ...rest] = addPage(
    {},
    { pages: [] },
    { ...page, inMenu: false, date: '2026-03-01' },
  );
  expect(insert).toMatchObject({ op: 'insert', value: { path: '/news/slip', date: '2026-03-01' } });
  expect(rest).toEqual([]);
});

it.each([
  ['the page that lists news', [{ path: '/', blocks: news.blocks }, news], '/news'],
  ['nothing, where only the home page lists them', [{ path: '/', blocks: news.blocks }], undefined],
  [
    'nothing, where pages are malformed',
    [3, { path: '/a' }, { path: '/b', blocks: [null] }],
    undefined,
  ],
])('proposes for news %s', (_, pages, expected) => {
  expect(pageOfNews({ pages })).toBe(expected);
});

it.each([
  ['/our-team', true],
  ['/', true],
  ['our-team', false],
  ['/Our Team', false],
  ['/our-team/', false],
])('[T77] says of %s whether it can be an address: %s', (path, expected) => {
  expect(canBeAddress(loadSchemas(ROOT).config, path)).toBe(expected);
});
