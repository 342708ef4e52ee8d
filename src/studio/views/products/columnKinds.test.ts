import { expect, it } from 'vitest';
import { numberWidthOf } from './columnKinds';

// A figure of 14 px is 8.2 px wide in the fonts of our systems; a cell has 16 px around its text and a line of 1 px.
it.each([9, 9999, 54_321, 100_057, 700_000])('has room for the number of row %i', (count) => {
  expect(numberWidthOf(count)).toBeGreaterThanOrEqual(17 + 8.2 * String(count).length);
});

it('takes no more room from a small table than before', () => {
  expect(numberWidthOf(57)).toBe(52);
});
