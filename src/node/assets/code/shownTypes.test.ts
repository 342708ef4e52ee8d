import { expect, it } from 'vitest';
import type { SiteConfig } from '../../../generated/authored';
import { shownTypes } from './shownTypes';

const site = (config: object) =>
  ({
    pages: [],
    notFound: { blocks: [] },
    shared: { blocks: {} },
    ...config,
  }) as unknown as SiteConfig;

it('names each block type of the pages and the page for unknown addresses once', () => {
  const pages = [{ blocks: [{ type: 'stats' }, { type: 'hero' }] }, { blocks: [{ type: 'hero' }] }];
  const notFound = { blocks: [{ type: 'notice' }] };
  expect(shownTypes(site({ pages, notFound }))).toEqual(['hero', 'notice', 'stats']);
});

it('[K15] names blocks in columns, and shared ones where a page shows them', () => {
  const columns = [[{ type: 'offices' }], [{ type: 'notice' }]];
  const pages = [{ blocks: [{ type: 'shared', name: 'ask' }] }];
  const shared = { blocks: { ask: [{ type: 'columns', columns }], unused: [{ type: 'plans' }] } };
  expect(shownTypes(site({ pages, shared }))).toEqual(['columns', 'notice', 'offices']);
});

it('names the announcement above all pages, if there is one', () => {
  expect(shownTypes(site({ announcement: { text: 'Closed on Friday.' } }))).toEqual([
    'announcement',
  ]);
});
