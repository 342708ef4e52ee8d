import { describe, expect, it } from 'vitest';
import { blockOrigins } from './blockOrigins';

const hero = { type: 'hero', title: 'Pumps' };
const stats = { type: 'stats', items: [] };
const shared = { type: 'shared', name: 'ask' };
const notice = { type: 'notice', text: 'Closed' };
const call = { type: 'call-to-action', heading: 'Ask us' };

const site = (blocks: unknown[], ask: unknown[] = [notice, call]) => ({
  pages: [{ path: '/', blocks }],
  shared: { blocks: { ask } },
  notFound: { blocks: [hero] },
});
const HOME = ['pages', 0];
const at = (pointer: string) => ({ pointer, columns: [] });

describe('the pointers of the blocks of a page', () => {
  it('follow the order in which blocks are drawn; those of a shared list lead into it', () => {
    const draft = site([hero, shared, stats]);
    expect(blockOrigins(draft, draft, HOME)).toEqual([
      at('/pages/0/blocks/0'),
      at('/shared/blocks/ask/0'),
      at('/shared/blocks/ask/1'),
      at('/pages/0/blocks/2'),
    ]);
  });

  it('skip hidden blocks, of the page and of a shared list', () => {
    const draft = site(
      [{ ...hero, hidden: true }, shared, stats],
      [notice, { ...call, hidden: true }],
    );
    expect(blockOrigins(draft, draft, HOME)).toEqual([
      at('/shared/blocks/ask/0'),
      at('/pages/0/blocks/2'),
    ]);
  });

  it('skip blocks of other categories, of the page and of a shared list', () => {
    const pumps = { onlyIn: ['pumps'] };
    const draft = site(
      [hero, { ...stats, ...pumps }, { ...shared, onlyIn: ['pumps', 'valves'] }],
      [{ ...notice, ...pumps }, call],
    );
    const seen = (categories?: string[]) =>
      blockOrigins(draft, draft, HOME, categories).map(({ pointer }) => pointer);
    const all = [
      '/pages/0/blocks/0',
      '/pages/0/blocks/1',
      '/shared/blocks/ask/0',
      '/shared/blocks/ask/1',
    ];
    expect(seen(['pumps'])).toEqual(all);
    expect(seen(['valves'])).toEqual([all[0], all[3]]);
    expect(seen([])).toEqual([all[0]]);
    expect(seen()).toEqual(all);
  });

  it('count blocks that are left out of what is shown, because they are not complete yet', () => {
    const draft = site([hero, { type: 'stats' }, notice]);
    expect(blockOrigins(draft, site([hero, notice]), HOME)).toEqual([
      at('/pages/0/blocks/0'),
      at('/pages/0/blocks/2'),
    ]);
  });

  it('count pages that are left out of what is shown', () => {
    const shown = site([hero, stats]);
    const draft = { ...shown, pages: [{ path: '/new' }, ...shown.pages] };
    expect(blockOrigins(draft, shown, HOME)).toEqual([
      at('/pages/1/blocks/0'),
      at('/pages/1/blocks/1'),
    ]);
  });

  it('are found on the page for unknown addresses, and nowhere where there is no list', () => {
    const draft = site([]);
    expect(blockOrigins(draft, draft, ['notFound'])).toEqual([at('/notFound/blocks/0')]);
    expect(blockOrigins({}, {}, HOME)).toEqual([]);
  });

  it('[U10] are those of the blocks that are drawn, also in columns and shared lists', () => {
    const hidden = { ...notice, hidden: true };
    const inColumns = { type: 'columns', columns: [[hidden, notice], [notice]] };
    const config = {
      pages: [{ path: '/', blocks: [hidden, inColumns, { type: 'shared', name: 'ask' }] }],
      notFound: { blocks: [hidden, notice] },
      shared: { blocks: { ask: [notice, hidden, notice] } },
    };
    expect(blockOrigins(config, config, ['pages', 0])).toEqual([
      {
        pointer: '/pages/0/blocks/1',
        columns: [[at('/pages/0/blocks/1/columns/0/1')], [at('/pages/0/blocks/1/columns/1/0')]],
      },
      at('/shared/blocks/ask/0'),
      at('/shared/blocks/ask/2'),
    ]);
    expect(blockOrigins(config, config, ['notFound'])).toEqual([at('/notFound/blocks/1')]);
  });
});
