import { describe, expect, it } from 'vitest';
import { concurrently, inBatches } from './concurrently';

const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 1));

it('works on everything, and begins in the given order', async () => {
  const begun: number[] = [];
  await concurrently(3, [1, 2, 3, 4, 5, 6, 7], async (item) => {
    begun.push(item);
    await soon();
  });
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('never works on more than the limit, and takes nothing up before there is room', async () => {
  const seen = { taken: 0, running: 0, most: 0 };
  let done = 0;
  function* items() {
    for (let n = 0; n < 20; n += 1) {
      seen.taken += 1;
      yield n;
    }
  }
  await concurrently(4, items(), async () => {
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    expect(seen.taken).toBeLessThanOrEqual(done + 4);
    await soon();
    seen.running -= 1;
    done += 1;
  });
  expect(seen).toEqual({ taken: 20, running: 0, most: 4 });
});

it('ends with the first failure and begins nothing new', async () => {
  const begun: number[] = [];
  const work = async (item: number) => {
    begun.push(item);
    await soon();
    if (item === 2) throw new Error('the second');
  };
  await expect(concurrently(2, [1, 2, 3, 4, 5, 6], work)).rejects.toThrow('the second');
  await soon();
  await soon();
  expect(begun.length).toBeLessThan(5);
});

it('has nothing to do with nothing', async () => {
  await expect(
    concurrently(2, [], () => Promise.reject(new Error('never'))),
  ).resolves.toBeUndefined();
});

describe('groups', () => {
  const groups = (items: Iterable<number>, size: number) => [...inBatches(items, size)];

  it('hold so many of a row, the last one what is left', () => {
    expect(groups([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(groups([1, 2, 3, 4], 2)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(groups([], 2)).toEqual([]);
  });

  it('take nothing before it is needed', () => {
    const taken: number[] = [];
    function* count() {
      for (let n = 1; n < 100; n += 1) {
        taken.push(n);
        yield n;
      }
    }
    const row = inBatches(count(), 3);
    row.next();
    expect(taken).toEqual([1, 2, 3]);
  });
});
