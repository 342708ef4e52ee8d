import { describe, expect, it } from 'vitest';
import { draftPage, draftStyles } from './draftPage';

const places = {
  files: new Set([
    'index.html',
    '404.html',
    'about/index.html',
    'store/a/index.html',
    'assets/a.svg',
  ]),
  redirects: new Map([['/shop', '/store/a']]),
};

const page = (body: string, head = ''): string =>
  draftPage(
    `<html><head>${head}</head><body class="x">${body}</body></html>`,
    'about/index.html',
    'Draft',
    places,
  );

describe('[U9] a page of the copy to show around', () => {
  it.each([
    ['<a href="/">', '<a href="../index.html">'],
    ['<a href="/about#team">', '<a href="index.html#team">'],
    ['<a href="/store/a/">', '<a href="../store/a/index.html">'],
    ['<a href="/shop">', '<a href="../store/a/index.html">'],
    ['<a href="/nowhere">', '<a href="../404.html">'],
    ['<a href="#top">', '<a href="#top">'],
    ['<a href="https://example.org/">', '<a href="https://example.org/">'],
    ['<img src="/assets/a.svg">', '<img src="../assets/a.svg">'],
    [
      '<img srcset="/assets/a.svg 1x, /assets/a.svg 2x">',
      '<img srcset="../assets/a.svg 1x, ../assets/a.svg 2x">',
    ],
    [
      '<style>a{background:url(/assets/a.svg)}</style>',
      '<style>a{background:url(../assets/a.svg)}</style>',
    ],
  ])('leads from a disk where it led on the site: %s', (before, after) => {
    expect(page(before)).toContain(after);
  });

  it('says that it is a draft, and is left out by search engines', () => {
    expect(page('')).toMatch(/<head><meta name="robots" content="noindex, nofollow">/);
    expect(page('')).toMatch(/<body class="x"><p [^>]*>Draft<\/p>/);
  });

  it('has no scripts, and shows what is there for visitors without them', () => {
    const head =
      '<meta http-equiv="Content-Security-Policy" content="x"><script src="/a.js"></script>';
    const html = page('<noscript><p>Call us</p></noscript><script>1 < 2</script>', head);
    expect(html).toContain('<p>Call us</p>');
    expect(html).not.toMatch(/script|Security/);
  });

  it('finds what its style sheets name', () => {
    expect(draftStyles('a{src:url("/assets/a.svg")}', 'assets/a.css', places)).toBe(
      'a{src:url("a.svg")}',
    );
  });
});
