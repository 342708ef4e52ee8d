import { expect, test } from 'vitest';
import { quarters } from './timed';

test('the memory of each quarter is its highest', () => {
  expect(quarters([1, 5, 2, 2, 9, 3, 4, 4])).toEqual([5, 2, 9, 4]);
});

test('a command that ended at once has the same in each', () => {
  expect(quarters([7])).toEqual([7, 7, 7, 7]);
});
