import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import { writeCompressed, writeCompressedSync } from './compress';

const folder = temporaryFolder();

describe.each([
  ['as small as can be', { brotli: 11, gzip: 9, from: 0 }],
  ['quickly', { brotli: 4, gzip: 4, from: 0 }],
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

it('has no sibling for Brotli without a level for it, and none if it is small', async () => {
  const effort = { gzip: 6, from: 100 };
  const sizes = async (name: string, content: string) => {
    const file = join(folder, name);
    const written = await writeCompressed(file, content, effort);
    expect(writeCompressedSync(file, content, effort)).toEqual(written);
    return [written.length, existsSync(`${file}.br`), existsSync(`${file}.gz`)];
  };
  expect(await sizes('long.html', 'words '.repeat(20))).toEqual([2, false, true]);
  expect(await sizes('short.html', 'words')).toEqual([1, false, false]);
});

it('has none without an effort, and its size in bytes is said', async () => {
  const file = join(folder, 'alone.html');
  expect(writeCompressedSync(file, 'Größe', undefined)).toEqual([7]);
  expect(await writeCompressed(file, 'Größe', undefined)).toEqual([7]);
  expect(readFileSync(file, 'utf8')).toBe('Größe');
  expect(existsSync(`${file}.gz`)).toBe(false);
});

it('rejects if the folder does not exist', async () => {
  const file = join(folder, 'no/such/a.html');
  await expect(writeCompressed(file, 'x', { brotli: 4, gzip: 4, from: 0 })).rejects.toThrow(
    'ENOENT',
  );
});
