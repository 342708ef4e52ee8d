import { expect, test } from 'vitest';
import { quarters } from './timed';

test('each quarter has its peak memory', () => {
  expect(quarters([1, 5, 2, 2, 9, 3, 4, 4])).toEqual([5, 2, 9, 4]);
});

test('a command with a single sample has the same peak in each quarter', () => {
  expect(quarters([7])).toEqual([7, 7, 7, 7]);
});
