import { beforeEach, expect, it, vi } from 'vitest';
import { once } from './once';

const make = vi.fn<(key: string) => Promise<string>>((key) => Promise.resolve(`${key}!`));
beforeEach(() => make.mockClear());

it('runs once, however often it is requested', async () => {
  const known = new Map<string, Promise<string>>();
  expect(await Promise.all([once(known, 'a', make), once(known, 'a', make)])).toEqual(['a!', 'a!']);
  expect(await once(known, 'a', make)).toBe('a!');
  expect(make.mock.calls).toEqual([['a']]);
});

it('runs again after a failure, which everyone waiting hears of', async () => {
  const known = new Map<string, Promise<string>>();
  make.mockRejectedValueOnce(new TypeError('no network'));
  const both = [once(known, 'a', make), once(known, 'a', make)];
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  expect(await once(known, 'a', make)).toBe('a!');
  expect(make).toHaveBeenCalledTimes(2);
});

it('keeps a retry that has started meanwhile', async () => {
  const known = new Map<string, Promise<string>>();
  make.mockRejectedValueOnce(new TypeError('no network'));
  const first = once(known, 'a', make);
  known.delete('a');
  const second = once(known, 'a', make);
  await expect(first).rejects.toThrow('no network');
  expect(once(known, 'a', make)).toBe(second);
});
