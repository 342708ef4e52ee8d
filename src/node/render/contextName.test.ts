import { afterEach, expect, it, vi } from 'vitest';
import { contextName } from './contextName';
import type { PrerenderContext } from './prerenderPage';

/** What all pages share, as far as this test changes it. */
const context = (css = 'p{}', entry = '/assets/client-1.js') =>
  ({
    frame: { css, siteUrl: '/catalogue/1/_site.json' },
    entry,
    assetsByKey: new Map([['hero', { css }]]),
  }) as unknown as PrerenderContext;

afterEach(() => vi.useRealTimers());

it('is the same for the same code, frame and year: then pages are kept', () => {
  expect(contextName(context(), 'code')).toBe(contextName(context(), 'code'));
});

it.each([
  ['the code, although its files have the names that they had', context(), 'other code'],
  ['a style sheet, also in a map', context('p{color:red}'), 'code'],
  ['the name of a script', context('p{}', '/assets/client-2.js'), 'code'],
])('is another after a change of %s: then every page is drawn again', (_, changed, key) => {
  expect(contextName(changed, key)).not.toBe(contextName(context(), 'code'));
});

it('is another in another year, which stands in the footer', () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T12:00:00Z') });
  const before = contextName(context(), 'code');
  vi.setSystemTime(new Date('2027-01-01T12:00:00Z'));
  expect(contextName(context(), 'code')).not.toBe(before);
});
