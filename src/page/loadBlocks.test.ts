import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Block } from '../generated/types';
import type { BlockComponent } from './block';

const { load } = vi.hoisted(() => ({ load: vi.fn<(type: string) => Promise<unknown>>() }));
vi.mock('virtual:block-loaders', () => ({
  loaders: new Map(['hero', 'stats', 'offices'].map((type) => [type, () => load(type)])),
}));

const component = (type: string): BlockComponent =>
  Object.assign(() => null, { displayName: type });
const blocks = (...types: string[]) => types.map((type) => ({ type }) as Block);
const asked = () => load.mock.calls.map(([type]) => type);

/** A fresh module without loaded blocks, as in a new tab. */
async function open() {
  vi.resetModules();
  const [{ loadBlocks }, { blockComponent }] = await Promise.all([
    import('./loadBlocks'),
    import('./registry'),
  ]);
  return { loadBlocks, blockComponent };
}

beforeEach(() => {
  load.mockReset().mockImplementation((type) => Promise.resolve(component(type)));
});

describe('the code of the blocks of a page', () => {
  it('is imported once each, and ready when the page renders', async () => {
    const { loadBlocks, blockComponent } = await open();
    await loadBlocks(blocks('hero', 'stats', 'hero'));
    expect(asked()).toEqual(['hero', 'stats']);
    expect(['hero', 'stats', 'offices'].map((type) => blockComponent(type)?.displayName)).toEqual([
      'hero',
      'stats',
      undefined,
    ]);
  });

  it('[K15] is imported for blocks in columns, too', async () => {
    const { loadBlocks } = await open();
    const columns = [blocks('stats'), blocks('offices', 'hero')];
    await loadBlocks([...blocks('hero'), { type: 'columns', columns } as Block]);
    expect(asked()).toEqual(['hero', 'stats', 'offices']);
  });

  it('is not imported again for the next page', async () => {
    const { loadBlocks } = await open();
    await loadBlocks(blocks('hero'));
    await loadBlocks(blocks('hero', 'offices'));
    expect(asked()).toEqual(['hero', 'offices']);
  });

  it('is skipped for a block that does not exist: the page comes without it', async () => {
    const { loadBlocks, blockComponent } = await open();
    await loadBlocks(blocks('heroes'));
    expect(blockComponent('heroes')).toBeUndefined();
  });

  it('is reported if the import fails, and retried the next time', async () => {
    const { loadBlocks, blockComponent } = await open();
    load.mockRejectedValueOnce(new TypeError('no network'));
    await expect(loadBlocks(blocks('hero'))).rejects.toThrow('no network');
    expect(blockComponent('hero')).toBeUndefined();
    await loadBlocks(blocks('hero'));
    expect(blockComponent('hero')?.displayName).toBe('hero');
  });
});
