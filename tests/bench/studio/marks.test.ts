import { expect, it } from 'vitest';
import { delays } from './marks';

it('takes the first answer after each question, and misses none', () => {
  expect(delays([10, 100], [5, 30, 40, 150])).toEqual([20, 50]);
  expect(delays([10, 100], [30])).toEqual([20, Infinity]);
});
