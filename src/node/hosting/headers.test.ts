import { describe, expect, it } from 'vitest';
import { headersFor, hostingHeaders } from './headers';
import type { HostingInput } from './types';

const input: HostingInput = {
  scriptHashes: ['sha256-abc'],
  frameOrigins: [],
  formOrigins: [],
  url: 'https://www.supplier.example',
};

describe('the headers of a site', () => {
  const rules = hostingHeaders(input);

  it('include the security headers for every address', () => {
    expect(headersFor(rules, '/about')).toMatchObject({
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'X-Frame-Options': 'SAMEORIGIN',
    });
  });

  it('let players of videos do what they need, and nobody else', () => {
    const permissions = (more: Partial<HostingInput>) =>
      headersFor(hostingHeaders({ ...input, ...more }), '/')['Permissions-Policy']?.split(', ');
    const player = 'https://player.vimeo.com';
    expect(permissions({})).toEqual(expect.arrayContaining(['autoplay=()', 'fullscreen=(self)']));
    const allowed = permissions({ playerOrigins: [player, player] });
    expect(allowed).toEqual(
      expect.arrayContaining([
        `autoplay=(self "${player}")`,
        `fullscreen=(self "${player}")`,
        'camera=()',
      ]),
    );
  });

  it.each([
    ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable'],
    ['/data/1a2b/home.json', 'public, max-age=31536000, immutable'],
    ['/images/logo.svg', 'public, max-age=3600'],
    ['/embed/v1.js', 'public, max-age=300'],
    ['/embed/c/1a2b.js', 'public, max-age=31536000, immutable'],
    ['/about', undefined],
    ['/assets', undefined],
    ['/', undefined],
  ])('set for %s the Cache-Control %s', (path, value) => {
    expect(headersFor(rules, path)['Cache-Control']).toBe(value);
  });

  it('have browsers ask again for the catalogue of a large site, whose files keep their addresses', () => {
    const cacheOf = (path: string, lasting: boolean) =>
      headersFor(hostingHeaders({ ...input, lasting }), path)['Cache-Control'];
    expect(cacheOf('/catalogue/1a/0.json', false)).toBe('public, max-age=31536000, immutable');
    expect(cacheOf('/catalogue/1a/0.json', true)).toBeUndefined();
  });

  it('allow other origins to read scripts, catalogue, pictures and schemas only', () => {
    const name = 'Access-Control-Allow-Origin';
    for (const path of ['/schemas/a.json', '/embed/v1.js', '/catalogue/1a/0.json', '/assets/a.svg'])
      expect(headersFor(rules, path)[name]).toBe('*');
    expect(headersFor(rules, '/data/1a2b/home.json')[name]).toBeUndefined();
  });

  it('reject two values for one address, which hosts would join', () => {
    expect(() => hostingHeaders(input, ['/images/pinned.js'])).toThrow(
      'Both /images/* and /images/pinned.js set Cache-Control.',
    );
  });
});
