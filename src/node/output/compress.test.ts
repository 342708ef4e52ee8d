import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import { compress } from './compress.mjs';
import { OPENING, rest } from './testing';

const folder = temporaryFolder();

describe.each([
  ['as small as can be', { brotli: 11, gzip: 9 }],
  ['quickly', { brotli: 4, gzip: 4 }],
])('a file compressed %s', (_, effort) => {
  it.each<[string, string, string | Buffer]>([
    ['begins as others do', OPENING, rest('about')],
    ['begins in its own way', '', rest('about')],
    ['begins as others do and goes on with what does not shrink', OPENING, randomBytes(5000)],
    ['is nothing but what others begin with', OPENING, ''],
  ])('has siblings that hold the very same bytes, where it %s', (__, opening, content) => {
    const file = join(folder, 'index.html');
    compress({ file, opening, content, effort });
    const whole = Buffer.concat([Buffer.from(opening), Buffer.from(content)]);
    expect(readFileSync(file)).toEqual(whole);
    expect(brotliDecompressSync(readFileSync(`${file}.br`))).toEqual(whole);
    expect(gunzipSync(readFileSync(`${file}.gz`))).toEqual(whole);
  });
});
