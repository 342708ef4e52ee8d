import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeCompressedSync } from './compress';
import { createWriter } from './write';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
const writerFor = (expected: number) => createWriter(folder, expected);
const read = (url: string) => readFileSync(join(folder, url));
const has = (url: string) => existsSync(join(folder, url));
const PAGE = `<p>Größe: 15.000 m² – ${'words '.repeat(200)}</p>`;

describe('a page', () => {
  it.each([
    ['few', 10],
    ['some thousand', 5000],
  ])(
    'has smaller siblings that decompress to the same bytes, on a site of %s',
    async (_, expected) => {
      await writerFor(expected).write('/about/index.html', PAGE);
      const page = read('about/index.html');
      expect(page.toString('utf8')).toBe(PAGE);
      expect(brotliDecompressSync(read('about/index.html.br'))).toEqual(page);
      expect(gunzipSync(read('about/index.html.gz'))).toEqual(page);
      for (const sibling of ['.br', '.gz'])
        expect(read(`about/index.html${sibling}`).length).toBeLessThan(page.length / 2);
    },
  );
});

describe('no compressed sibling', () => {
  it.each(['a.woff2', 'a.png', 'a.jpg', 'a.avif', 'a'])(
    'is written for %s, which would not get smaller',
    async (name) => {
      await writerFor(1).write(`/${name}`, PAGE);
      expect(has(name)).toBe(true);
      expect(has(`${name}.br`) || has(`${name}.gz`)).toBe(false);
    },
  );

  it('is written for files that fit into one packet anyway', async () => {
    await writerFor(1).write('/robots.txt', 'User-agent: *');
    expect(has('robots.txt.br')).toBe(false);
  });
});

it.each(['html', 'js', 'css', 'json', 'svg', 'txt', 'xml', 'webmanifest'])(
  'compresses .%s files',
  async (ending) => {
    await writerFor(1).write(`/a.${ending}`, PAGE);
    expect(has(`a.${ending}.br`) && has(`a.${ending}.gz`)).toBe(true);
  },
);

it.each(['/../escaped.html', '/a/../../escaped/index.html', '/data/../..', '/..'])(
  'refuses to write outside its folder: %s',
  async (url) => {
    const writer = createWriter(join(folder, 'dist'), 1);
    expect(() => writer.prepareFile(url)).toThrow(
      `"${url}" would be written outside of the output folder ${join(folder, 'dist/')}`,
    );
    await expect(writer.write(url, PAGE)).rejects.toThrow('outside of the output folder');
    expect([has('escaped.html'), has('escaped')]).toEqual([false, false]);
  },
);

it('refuses a sibling folder whose name starts with its own', () => {
  const writer = createWriter(join(folder, 'dist'), 1);
  expect(() => writer.prepareFile('/../distant/a.html')).toThrow('outside of the output folder');
});

it('writes bytes unchanged and concurrently, creating folders', async () => {
  const writer = writerFor(3);
  const bytes = Buffer.from([0, 255, 254, 10]);
  const names = ['/data/b1/a & b/c.bin', '/data/b1/a & b/d.bin', '/e.bin'];
  await Promise.all(names.map((name) => writer.write(name, bytes)));
  for (const name of names) expect(read(name)).toEqual(bytes);
  expect(writer.written).toEqual({ files: 3, bytes: 12 });
});

it('counts every file that it writes, compressed siblings included', async () => {
  const writer = writerFor(1);
  await writer.write('/about/index.html', PAGE);
  writer.copy('/copy.html', join(folder, 'about/index.html'));
  writer.noteUnkept('/robots.txt', [7]);
  const names = ['about/index.html', 'about/index.html.br', 'about/index.html.gz', 'copy.html'];
  const bytes = names.reduce((sum, name) => sum + read(name).length, 7);
  expect(writer.written).toEqual({ files: 5, bytes });
});

it('writes no compressed siblings if the host compresses', async () => {
  const writer = createWriter(folder, 1, false);
  await writer.write('/about/index.html', PAGE);
  expect(has('about/index.html')).toBe(true);
  expect(has('about/index.html.br') || has('about/index.html.gz')).toBe(false);
  expect(writer.effort).toBeUndefined();
});

it('writes nothing after it is closed, because the folder may be being removed', async () => {
  const writer = writerFor(1);
  await writer.close();
  await expect(writer.write('/about/index.html', PAGE)).rejects.toThrow(
    'after the build had ended',
  );
  expect(() => writer.copy('/a.jpg', import.meta.filename)).toThrow('after the build had ended');
  expect(has('about') || has('a.jpg')).toBe(false);
});

it('closes only after pending writes, so that none recreates a removed folder', async () => {
  const writer = writerFor(1);
  const writing = writer.write('/about/index.html', PAGE);
  await writer.close();
  expect(['', '.br', '.gz'].every((sibling) => has(`about/index.html${sibling}`))).toBe(true);
  await writing;
});

it('has one sibling, which every server can send, on a site of ten thousand, and none for small files', async () => {
  const writer = writerFor(10_000);
  await writer.write('/about/index.html', PAGE.repeat(4));
  expect(gunzipSync(read('about/index.html.gz')).toString()).toBe(PAGE.repeat(4));
  await writer.write('/data/small.json', PAGE);
  expect(has('about/index.html.br') || has('data/small.json.gz')).toBe(false);
});

it('has both siblings of code, which every visitor loads, on a site of ten thousand', async () => {
  await writerFor(10_000).write('/assets/client-a1b2c3.js', PAGE);
  expect(has('assets/client-a1b2c3.js.br') && has('assets/client-a1b2c3.js.gz')).toBe(true);
});

it.each([10, 3000])('sends less with Brotli than with gzip, on a site of %i files', (expected) => {
  const { effort } = writerFor(expected);
  const page = readFileSync('site.config.json', 'utf8');
  const [, brotli = 0, gzip = 0] = writeCompressedSync(join(folder, 'a.json'), page, effort);
  expect(brotli).toBeLessThan(gzip);
});
