// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { asked } from './asked';

afterEach(() => history.replaceState(null, '', '/'));

it.each([
  ['/store/category/gadgets', 'gadgets'],
  ['/store/category/cold%20rooms/', 'cold rooms'],
  ['/store/category/%E0%A4', '%E0%A4'],
  ['/store/category/%3Cb%3E', '<b>'],
  ['/', ''],
])('the address %s names “%s”', (address, name) => {
  history.replaceState(null, '', address);
  expect(asked()).toBe(name);
});
