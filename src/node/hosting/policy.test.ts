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

describe('[X10] the policy that the host sends', () => {
  const policy = read(headerPolicy(input));

  it('leaves styles to the policy of each page', () => {
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
    ['trusted-types', "'none'"],
  ])('says %s %s', (name, value) => {
    expect(policy.get(name)).toBe(value);
  });

  it('allows no frames when there are no maps', () => {
    expect(read(headerPolicy({ ...input, frameOrigins: [] })).get('frame-src')).toBe("'self'");
  });

  it('takes a hash with or without quotes', () => {
    expect(
      headerPolicy({ ...input, scriptHashes: input.scriptHashes.map((hash) => `'${hash}'`) }),
    ).toBe(headerPolicy(input));
  });

  it.each([
    ['https://www.supplier.example', true],
    ['http://intranet.example', false],
    ['https://localhost:4173', false],
  ])('for %s orders https: %s', (url, ordered) => {
    expect(read(headerPolicy({ ...input, url })).has('upgrade-insecure-requests')).toBe(ordered);
  });

  it('can be sent by a server that only speaks http', () => {
    expect(forPlainHttp(headerPolicy(input))).toBe(
      headerPolicy({ ...input, url: 'http://localhost' }),
    );
  });
});

describe('[X10] the policy that a page carries', () => {
  const policy = read(pagePolicy({ ...input, styleHashes: ['sha256-one', "'sha256-two'"] }));

  it('is complete: what it does not name is forbidden', () => {
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('style-src')).toBe("'self' 'sha256-one' 'sha256-two'");
    expect(policy.get('script-src')).toBe("'self' 'sha256-abc' 'sha256-def'");
  });

  it('leaves out what a meta tag cannot carry', () => {
    expect([...policy.keys()]).not.toContain('frame-ancestors');
  });
});
