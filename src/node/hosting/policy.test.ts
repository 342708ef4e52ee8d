import { describe, expect, it } from 'vitest';
import { forPlainHttp, headerPolicy, pagePolicy } from './policy';

const input = {
  scriptHashes: ['sha256-abc', 'sha256-def'],
  frameOrigins: ['https://maps.example'],
  formOrigins: ['https://forms.example', 'https://forms.example'],
  url: 'https://www.supplier.example',
};

/** Directives by name. */
const read = (policy: string) =>
  new Map(
    policy.split('; ').map((part): [string, string] => {
      const [name = '', ...values] = part.split(' ');
      return [name, values.join(' ')];
    }),
  );

describe('[X10] the CSP header', () => {
  const policy = read(headerPolicy(input));

  it("leaves styles to each page's own policy", () => {
    expect([...policy.keys()]).not.toContain('style-src');
    expect([...policy.keys()]).not.toContain('default-src');
  });

  it.each([
    ['script-src', "'self' 'sha256-abc' 'sha256-def'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'self'"],
    ['frame-src', "'self' https://maps.example"],
    ['form-action', "'self' https://forms.example"],
    ['connect-src', "'self' https://forms.example"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'own-worker'],
  ])('has %s %s', (name, value) => {
    expect(policy.get(name)).toBe(value);
  });

  it('allows no external frames without maps', () => {
    expect(read(headerPolicy({ ...input, frameOrigins: [] })).get('frame-src')).toBe("'self'");
  });

  it('accepts hashes with or without quotes', () => {
    expect(
      headerPolicy({ ...input, scriptHashes: input.scriptHashes.map((hash) => `'${hash}'`) }),
    ).toBe(headerPolicy(input));
  });

  it.each([
    ['https://www.supplier.example', true],
    ['http://intranet.example', false],
    ['https://localhost:4173', false],
  ])('upgrades insecure requests for %s: %s', (url, ordered) => {
    expect(read(headerPolicy({ ...input, url })).has('upgrade-insecure-requests')).toBe(ordered);
  });

  it('can be adapted for a server without https', () => {
    expect(forPlainHttp(headerPolicy(input))).toBe(
      headerPolicy({ ...input, url: 'http://localhost' }),
    );
  });
});

describe("[X10] the policy in a page's meta tag", () => {
  const policy = read(pagePolicy({ ...input, styleHashes: ['sha256-one', "'sha256-two'"] }));

  it('is complete: everything else is forbidden', () => {
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('style-src')).toBe("'self' 'sha256-one' 'sha256-two'");
    expect(policy.get('script-src')).toBe("'self' 'sha256-abc' 'sha256-def'");
  });

  it('omits directives that do not work in a meta tag', () => {
    expect([...policy.keys()]).not.toContain('frame-ancestors');
  });
});
