import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedFolder, evictOldest } from './cachedFolder';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

describe('a cached folder', () => {
  const make = (text: string) => async (empty: string) => writeFileSync(join(empty, 'a'), text);

  it('is created once per key', async () => {
    const first = await cachedFolder(folder, 'k', make('1'));
    const again = await cachedFolder(folder, 'k', () => Promise.reject(new Error('made twice')));
    expect(again).toBe(first);
    expect(readdirSync(first)).toEqual(['a']);
  });

  it('is never half-written: a failed attempt leaves nothing behind', async () => {
    const failing = cachedFolder(folder, 'k', async (empty) => {
      await make('half')(empty);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is made once for all who ask for it at the same time', async () => {
    const making = vi.fn<(empty: string) => Promise<void>>(make('1'));
    const both = await Promise.all([1, 2].map(() => cachedFolder(folder, 'k', making)));
    expect(both).toEqual([join(folder, 'k'), join(folder, 'k')]);
    expect(making).toHaveBeenCalledTimes(1);
  });

  it('is shared by concurrent builds of several processes: what another one has finished first stays', async () => {
    const made = await cachedFolder(folder, 'k', async (empty) => {
      await make('mine')(empty);
      mkdirSync(join(folder, 'k'));
      await make('theirs')(join(folder, 'k'));
    });
    expect(readFileSync(join(made, 'a'), 'utf8')).toBe('theirs');
    expect(readdirSync(folder)).toEqual(['k']);
  });

  it('is evicted when it is the least recently used', async () => {
    for (const [age, name] of ['e', 'd', 'c', 'b'].entries()) {
      const path = await cachedFolder(folder, name, make(name));
      const then = new Date(Date.now() - (10 - age) * 60_000);
      utimesSync(path, then, then);
    }
    await cachedFolder(folder, 'e', make('e'));
    await cachedFolder(folder, 'a', make('a'));
    await evictOldest(folder, 5);
    expect(readdirSync(folder)).toHaveLength(5);
    await evictOldest(folder, 4);
    expect(existsSync(join(folder, 'd'))).toBe(false);
    expect(readdirSync(folder)).toEqual(['a', 'b', 'c', 'e']);
  });
});
