import { afterEach, expect, it, vi } from 'vitest';
import { atOnce, inSlices, type Parts } from './slices';

function* count(parts: number, onPart: (part: number) => void = () => {}): Parts<number> {
  for (let part = 0; part < parts; part += 1) {
    yield;
    onPart(part);
  }
  return parts;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('work comes to the same result in slices and at once', async () => {
  expect(atOnce(count(5))).toBe(5);
  expect(await inSlices(count(5))).toBe(5);
});

it('work gives way between slices, and not between the parts of one', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const turns: string[] = [];
  const giveWay = () => {
    turns.push('page');
    return Promise.resolve();
  };
  vi.stubGlobal('scheduler', { yield: giveWay });
  const work = count(4, (part) => {
    turns.push(`part ${part}`);
    now += 6;
  });
  expect(await inSlices(work)).toBe(4);
  expect(turns).toEqual(['part 0', 'part 1', 'page', 'part 2', 'part 3']);
});

it('work goes on where the browser has no scheduler', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
  expect(await inSlices(count(5))).toBe(5);
});

it('work that fails rejects', async () => {
  const failing = count(2, () => {
    throw new Error('Reload it.');
  });
  await expect(inSlices(failing)).rejects.toThrow('Reload it.');
});
