import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageData, SiteData } from '../../../generated/types';

type Store = typeof import('./draftStore');

let store: Store;

// Each test with a store of its own: it lives as long as the page.
beforeEach(async () => {
  vi.resetModules();
  store = await import('./draftStore');
});

const pageWith = (...blocks: unknown[]) => ({ id: 'home', blocks }) as unknown as PageData;
const hero = (title: string) => ({ type: 'hero', title });
const carousel = { type: 'hero-carousel', slides: [{ title: 'One' }] };
const columnsBlock = { type: 'columns', columns: [[hero('Left')], [hero('Right'), carousel]] };
const AT = ['/pages/0/blocks/0', '/pages/0/blocks/1'] as const;
const PLACES = AT.map((pointer) => ({ pointer, columns: [] }));
const notice = (text: string) => ({ type: 'notice', text, kind: 'info' });

describe('the draft on the page', () => {
  it('keeps the objects of blocks that have not changed, and their keys when they move', () => {
    const before = pageWith(hero('Pumps'), carousel);
    store.drawPage(pageWith({ ...carousel }, hero('Fans')), PLACES, before);
    const { page, keys } = store.draftState().drawn ?? {};
    expect(page?.blocks[0]).toBe(before.blocks[1]);
    expect(keys?.[0]).toBe('first-1');
    expect(page?.blocks[1]).toEqual(hero('Fans'));
  });

  it('gives a block that was added a key of its own, and keeps those of the others', () => {
    const before = pageWith(carousel);
    store.drawPage(pageWith(hero('New'), carousel), PLACES, before);
    const keys = store.draftState().drawn?.keys ?? [];
    expect(keys[1]).toBe('first-0');
    expect(keys[0]).not.toBe(keys[1]);
    store.drawPage(pageWith(carousel, hero('New')), PLACES, before);
    expect(store.draftState().drawn?.keys).toEqual(keys.toReversed());
  });

  it('shows a text at once where the page has it as it is written, and tells its listeners', () => {
    const draw = vi.fn<() => void>();
    const stop = store.subscribe(draw);
    expect(store.drawValue(`${AT[0]}/title`, 'Fans')).toBe(false);
    store.drawPage(pageWith(hero('Pumps'), carousel), PLACES, pageWith());
    const [, second] = store.draftState().drawn?.page.blocks ?? [];
    expect(store.drawValue(`${AT[0]}/title`, 'Fans')).toBe(true);
    expect(store.draftState().drawn?.page.blocks).toEqual([hero('Fans'), carousel]);
    expect(store.draftState().drawn?.page.blocks[1]).toBe(second);
    expect(draw).toHaveBeenCalledTimes(2);
    stop();
    store.drawValue(`${AT[0]}/title`, 'Valves');
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['of another kind', `${AT[0]}/title`, 7],
    ['that is a group', `${AT[1]}/slides`, []],
    ['that the page does not have', `${AT[0]}/text`, 'more'],
    ['of another page', '/pages/3/blocks/0/title', 'Fans'],
    ['that it shows already', `${AT[0]}/title`, 'Pumps'],
  ])('waits for the server with a value %s', (_, pointer, value) => {
    store.drawPage(pageWith(hero('Pumps'), carousel), PLACES, pageWith());
    const before = store.draftState();
    expect(store.drawValue(pointer, value)).toBe(false);
    expect(store.draftState()).toBe(before);
  });

  it('names the places of blocks in columns behind the block that holds them', () => {
    const under = (...ends: string[]) =>
      ends.map((end) => ({ pointer: `${AT[1]}/columns/${end}`, columns: [] }));
    const inColumns = { pointer: AT[1], columns: [under('0/0'), under('1/0', '1/1')] };
    store.drawPage(
      pageWith(hero('Pumps'), columnsBlock),
      [{ pointer: AT[0], columns: [] }, inColumns],
      pageWith(),
    );
    expect(store.drawnBlocks().map(({ pointer }) => pointer)).toEqual([
      AT[0],
      AT[1],
      `${AT[1]}/columns/0/0`,
      `${AT[1]}/columns/1/0`,
      `${AT[1]}/columns/1/1`,
    ]);
  });

  it('replaces what all pages share, and leaves the page as it is', () => {
    store.drawPage(pageWith(hero('Pumps')), PLACES, pageWith());
    const { drawn } = store.draftState();
    const site = { name: 'Fans' } as unknown as SiteData;
    store.drawSite(site);
    expect(store.draftState()).toEqual({ drawn, site });
  });
});

it('[U10] finds the blocks of a column behind a hidden one, which is not drawn', () => {
  const blocks = [{ type: 'columns', columns: [[notice('B'), notice('C')], [notice('D')]] }];
  const page = { id: 'home', blocks } as unknown as PageData;
  const at = (column: number, index: number) => ({
    pointer: `/pages/0/blocks/1/columns/${column}/${index}`,
    columns: [],
  });
  // The first block of the first column is hidden, and so is the first of the page.
  const columns = [[at(0, 1), at(0, 2)], [at(1, 0)]];
  store.drawPage(page, [{ pointer: '/pages/0/blocks/1', columns }], page);

  expect(
    store.drawnBlocks().map(({ block, pointer }) => [Reflect.get(block, 'text'), pointer]),
  ).toEqual([
    [undefined, '/pages/0/blocks/1'],
    ['B', '/pages/0/blocks/1/columns/0/1'],
    ['C', '/pages/0/blocks/1/columns/0/2'],
    ['D', '/pages/0/blocks/1/columns/1/0'],
  ]);

  expect(store.drawValue('/pages/0/blocks/1/columns/0/1/text', 'B, as typed')).toBe(true);
  expect(store.drawValue('/pages/0/blocks/1/columns/0/0/text', 'Hidden')).toBe(false);
  expect(store.draftState().drawn?.page.blocks).toEqual([
    { type: 'columns', columns: [[notice('B, as typed'), notice('C')], [notice('D')]] },
  ]);
});
