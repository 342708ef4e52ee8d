import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { isJump, siteLink } from './links';
import { stayOnThePage } from './testing';

let anchor: HTMLAnchorElement;

beforeEach(() => {
  stayOnThePage();
  history.replaceState(null, '', '/services?year=1991');
  document.body.innerHTML = '<a><b>words</b></a>';
  anchor = document.querySelector('a') as HTMLAnchorElement;
});

/** The URL of a click on the anchor's text. */
function press(init: MouseEventInit = {}, prevent = false): URL | undefined {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  if (prevent) anchor.addEventListener('click', () => event.preventDefault(), { once: true });
  document.querySelector('b')?.dispatchEvent(event);
  return siteLink(event);
}
const follow = (href: string) => {
  anchor.setAttribute('href', href);
  return press();
};

describe('a link inside the site', () => {
  it.each([
    ['/about', '/about'],
    ['about', '/about'],
    ['/portfolio#projects', '/portfolio#projects'],
    ['#projects', '/services?year=1991#projects'],
    ['/store/category/refrigeration-&-airconditioning', undefined],
    ['/store/category/a%20b?q=pump', undefined],
    ['/store/category/%E0', undefined],
    ['/v2.0-notes', undefined],
    ['http://localhost:3000/about', '/about'],
  ])('is followed by the router: %s', (href, to = href) => {
    const url = follow(href);
    expect(url && url.pathname + url.search + url.hash).toBe(to);
  });
});

describe('the browser itself follows', () => {
  it.each([
    'https://example.org/about',
    '//example.org/about',
    'mailto:a@example.org',
    'tel:+26300',
    'https://',
    'http://[',
    '/sitemap.xml',
    '/images/a.svg',
    '/catalogue.pdf#page=2',
  ])('%s', (href) => {
    expect(follow(href)).toBeUndefined();
  });

  it('links with a target or download', () => {
    anchor.href = '/about';
    anchor.target = '_blank';
    expect(press()).toBeUndefined();
    anchor.removeAttribute('target');
    anchor.setAttribute('download', '');
    expect(press()).toBeUndefined();
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('a click with %j', (init) => {
    anchor.href = '/about';
    expect(press(init)).toBeUndefined();
  });

  it('clicks that were already handled', () => {
    anchor.href = '/about';
    expect(press({}, true)).toBeUndefined();
  });

  it('clicks on text and on non-elements', () => {
    expect(press()).toBeUndefined();
    expect(siteLink(new Event('focusin'))).toBeUndefined();
  });
});

it('accepts any address without throwing', () => {
  const start = fc.constantFrom('', '/', '//', 'https:', 'https://[', 'http://a:b@', '#', '%');
  fc.assert(
    fc.property(start, fc.string({ unit: 'grapheme' }), (scheme, rest) => {
      expect(() => follow(scheme + rest)).not.toThrow();
    }),
  );
});

it('distinguishes a jump within the page from a link to another', () => {
  const jump = (href: string) => isJump(new URL(href, location.href));
  expect(jump('#projects')).toBe(true);
  expect(jump('/services#projects')).toBe(false);
  expect(jump('/services?year=1991')).toBe(false);
  expect(jump('/about#projects')).toBe(false);
});
