import { randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brotliAfter } from './brotli.mjs';
import { openingOf } from './opening.mjs';
import { OPENING, rest } from './testing';

function joined(opening: string, content: string | Buffer) {
  const known = openingOf(opening);
  const bytes = Buffer.from(content);
  const whole = Buffer.concat([known.bytes, bytes]);
  return { whole, stream: brotliAfter(known, bytes, whole) };
}

describe('a file that begins as others do, compressed by brotli', () => {
  it('holds the very same bytes', () => {
    for (const name of ['about', 'contact', 'about']) {
      const { whole, stream } = joined(OPENING, rest(name));
      expect(brotliDecompressSync(stream ?? '')).toEqual(whole);
    }
  });

  it('weighs less than it would as a whole, compressed as quickly', () => {
    const { whole, stream } = joined(OPENING, rest('about'));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    expect(stream?.length).toBeLessThan(brotliCompressSync(whole, { params }).length);
  });

  it('is never a file that holds something else: there is none then', () => {
    // Few letters, so that the rest repeats what the opening ended with.
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '€'), maxLength: 60 });
    fc.assert(
      fc.property(text, text, (opening, content) => {
        const { whole, stream } = joined(opening, content);
        const held = stream && brotliDecompressSync(stream).toString();
        expect([whole.toString(), undefined]).toContain(held);
      }),
      { numRuns: 1000 },
    );
  });

  it('is not made of what is longer than a short window', () => {
    expect(joined(OPENING, rest('about').repeat(3)).stream).toBeUndefined();
  });

  it('is not made of what does not shrink', () => {
    expect(joined(OPENING, randomBytes(5000)).stream).toBeUndefined();
  });
});
