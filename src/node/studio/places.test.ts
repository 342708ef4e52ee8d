import { describe, expect, it } from 'vitest';
import { blockPlaces } from './places';

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

describe('the pointers of the blocks of a page', () => {
  it('follow the order in which blocks are drawn; those of a shared list lead into it', () => {
    const draft = site([hero, shared, stats]);
    expect(blockPlaces(draft, draft, HOME)).toEqual([
      '/pages/0/blocks/0',
      '/shared/blocks/ask/0',
      '/shared/blocks/ask/1',
      '/pages/0/blocks/2',
    ]);
  });

  it('skip hidden blocks, of the page and of a shared list', () => {
    const draft = site(
      [{ ...hero, hidden: true }, shared, stats],
      [notice, { ...call, hidden: true }],
    );
    expect(blockPlaces(draft, draft, HOME)).toEqual(['/shared/blocks/ask/0', '/pages/0/blocks/2']);
  });

  it('count blocks that are left out of what is shown, because they are not complete yet', () => {
    const draft = site([hero, { type: 'stats' }, notice]);
    expect(blockPlaces(draft, site([hero, notice]), HOME)).toEqual([
      '/pages/0/blocks/0',
      '/pages/0/blocks/2',
    ]);
  });

  it('count pages that are left out of what is shown', () => {
    const shown = site([hero, stats]);
    const draft = { ...shown, pages: [{ path: '/new' }, ...shown.pages] };
    expect(blockPlaces(draft, shown, HOME)).toEqual(['/pages/1/blocks/0', '/pages/1/blocks/1']);
  });

  it('are found on the page for unknown addresses, and nowhere where there is no list', () => {
    const draft = site([]);
    expect(blockPlaces(draft, draft, ['notFound'])).toEqual(['/notFound/blocks/0']);
    expect(blockPlaces({}, {}, HOME)).toEqual([]);
  });
});
