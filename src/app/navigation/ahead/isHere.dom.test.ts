import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { earlyStateWith } from '../../early/testing';
import { isHere } from './isHere';

beforeEach(() => {
  const boot = {
    entry: '',
    preload: ['/assets/first.js'],
    inlined: ['/assets/first.css'],
    data: ['', ''] as [string, string],
    cart: '',
  };
  vi.stubGlobal('app', earlyStateWith({ boot }));
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((url) =>
    url === 'http://localhost:3000/assets/later.js' ? [{} as PerformanceEntry] : [],
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['assets/first.js', true],
  ['assets/first.css', true],
  ['assets/later.js', true],
  ['assets/other.js', false],
  ['assets/other.css', false],
])('%s has been fetched: %s', (name, here) => {
  expect(isHere(name)).toBe(here);
});
