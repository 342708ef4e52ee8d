import { expect, it } from 'vitest';
import { badgeText } from './badge';

it.each([
  [1, '1'],
  [999, '999'],
  [1000, '999+'],
  [Number.MAX_SAFE_INTEGER, '999+'],
])('writes %d as %s, so that it never covers what stands beside it', (count, text) => {
  expect(badgeText(count)).toBe(text);
});
