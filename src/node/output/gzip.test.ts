import { gunzipSync, gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gzipAfter } from './gzip.mjs';
import { openingOf } from './opening.mjs';
import { OPENING, rest } from './testing';

const LEVEL = 4;
function gzipped(opening: string, text: string): Buffer {
  const known = openingOf(opening);
  const bytes = Buffer.from(text);
  return gzipAfter(known, bytes, Buffer.concat([known.bytes, bytes]), LEVEL);
}

describe('a gzipped file that begins as others do', () => {
  it('holds the very same bytes, whatever it begins with and goes on with', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
        expect(gunzipSync(gzipped(a, b)).toString()).toBe(a + b);
      }),
      {
        examples: [
          ['', ''],
          [OPENING, ''],
          ['', OPENING],
          [OPENING, OPENING],
        ],
      },
    );
  });

  it('is the same file for file, whatever came before', () => {
    const files = ['about', 'contact', 'about'].map((name) => gzipped(OPENING, rest(name)));
    expect(gunzipSync(files[1] ?? '').toString()).toBe(OPENING + rest('contact'));
    expect(files[2]).toEqual(files[0]);
  });

  it('weighs no more than it would as a whole', () => {
    const whole = gzipSync(OPENING + rest('about'), { level: LEVEL });
    expect(gzipped(OPENING, rest('about')).length).toBeLessThanOrEqual(whole.length);
  });
});
