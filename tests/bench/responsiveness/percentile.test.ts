import { expect, test } from 'vitest';
import { percentile } from './keys';

test('a percentile is a value that so many do not exceed', () => {
  const values = Array.from({ length: 20 }, (_, n) => 20 - n);
  expect(percentile(values, 0.95)).toBe(19);
  expect(percentile(values, 1)).toBe(20);
});

test('a percentile of no values is NaN', () => {
  expect(percentile([], 0.95)).toBeNaN();
});
