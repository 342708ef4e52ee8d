import { expect, test } from 'vitest';
import { median } from './median';

test.each([
  { values: [3, 1, 2], middle: 2 },
  { values: [4, 1, 3, 2], middle: 2.5 },
  { values: [10, 2, 100], middle: 10 },
  { values: [5, undefined, NaN, 7], middle: 6 },
])('the median of $values is $middle', ({ values, middle }) => {
  expect(median(values)).toBe(middle);
});

test('the median of no values is NaN', () => {
  expect(median([])).toBeNaN();
});
