import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import { writeCompressed, writeCompressedSync } from './compress';

const folder = temporaryFolder();

describe.each([
  ['as small as can be', { brotli: 11, gzip: 9 }],
  ['quickly', { brotli: 4, gzip: 4 }],
])('a file compressed %s', (_, effort) => {
  it.each<[string, string | Buffer]>([
    ['text', `<p>Größe</p>${'words '.repeat(2000)}`],
    ['incompressible bytes', randomBytes(70_000)],
    ['an empty file', ''],
  ])('has siblings that decompress to the same bytes: %s', async (__, content) => {
    const file = join(folder, 'index.html');
    await writeCompressed(file, content, effort);
    expect(readFileSync(file)).toEqual(Buffer.from(content));
    expect(brotliDecompressSync(readFileSync(`${file}.br`))).toEqual(Buffer.from(content));
    expect(gunzipSync(readFileSync(`${file}.gz`))).toEqual(Buffer.from(content));
    const inThread = join(folder, 'thread.html');
    writeCompressedSync(inThread, content.toString(), effort);
    expect(gunzipSync(readFileSync(`${inThread}.gz`)).toString()).toBe(content.toString());
    const brotli = readFileSync(`${inThread}.br`);
    expect(brotliDecompressSync(brotli).toString()).toBe(content.toString());
  });
});

it('rejects if the folder does not exist', async () => {
  const file = join(folder, 'no/such/a.html');
  await expect(writeCompressed(file, 'x', { brotli: 4, gzip: 4 })).rejects.toThrow('ENOENT');
});
