import { describe, expect, it } from 'vitest';
import { parseUrl } from './parseUrl';

describe('parseUrl', () => {
  it('reads an absolute URL', () => {
    expect(parseUrl('https://company.com/page')?.pathname).toBe('/page');
  });

  it.each(['', '/page', 'company.com', 'https://'])('refuses %j', (text) => {
    expect(parseUrl(text)).toBeUndefined();
  });

  it('still parses a host with an umlaut after many calls', () => {
    const hosts = Array.from(
      { length: 20_000 },
      () => parseUrl('https://bräckwater.internal')?.host,
    );
    expect(new Set(hosts)).toEqual(new Set(['xn--brckwater-w2a.internal']));
  });
});
