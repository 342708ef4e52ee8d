import { expect, it } from 'vitest';
import { gridClass } from './gridClass';
import css from './grid.module.css';

const has = (name: string | undefined, ...of: Parameters<typeof gridClass>) =>
  gridClass(...of)
    .split(' ')
    .includes(name ?? '');

it('has no more columns than cards', () => {
  expect(has(css.c2, 2, 4)).toBe(true);
  expect(has(css.c1, 1, 3)).toBe(true);
  expect(has(css.c4, 8, 4)).toBe(true);
});

it('marks the counts that would leave a card alone in the last row', () => {
  expect([5, 9, 13].map((count) => has(css.alone, count, 4))).toEqual([true, true, true]);
  expect([6, 7, 8].map((count) => has(css.alone, count, 4))).toEqual([false, false, false]);
  expect([3, 5, 7].map((count) => has(css.odd, count, 2))).toEqual([true, true, true]);
  expect([1, 2, 4].map((count) => has(css.odd, count, 2))).toEqual([false, false, false]);
});
