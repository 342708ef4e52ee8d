import { expect, it } from 'vitest';
import { offlineAddress } from './offlineAddress';

it.each([
  ['/desk', '/desk-offline.js'],
  ['/desk/', '/desk-offline.js'],
  ['/team/salg', '/team/salg-offline.js'],
  ['/', undefined],
])('the worker of %s is %s', (page, address) => {
  expect(offlineAddress(page)).toBe(address);
});
