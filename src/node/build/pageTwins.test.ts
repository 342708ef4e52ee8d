import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import { createWriter, type Writer } from '../output/write';
import { publishPageTwins } from './pageTwins';

const NONE: ReadonlySet<string> = new Set();

let out: string;
let writer: Writer;
beforeEach(() => {
  out = temporaryFolder();
  writer = createWriter(out, 1);
});

/** Writes pages that hold their own address, and their second files. */
async function publish(files: string[], redirected = NONE): Promise<void> {
  for (const file of files) await writer.write(file, file.repeat(40));
  publishPageTwins(writer, files, redirected);
}
const has = (name: string) => existsSync(join(out, name));
const startOf = (name: string, length: number) =>
  readFileSync(join(out, name), 'utf8').slice(0, length);

describe('a page', () => {
  it('is published for hosts that look for its folder, and for those that look for its name', async () => {
    await publish(['/about/index.html', '/store/product/öl 5/index.html']);
    for (const page of ['about', 'store/product/öl 5'])
      expect(readFileSync(join(out, `${page}.html`))).toEqual(
        readFileSync(join(out, page, 'index.html')),
      );
  });

  it('is counted with both, and compressed once', async () => {
    await publish(['/about/index.html']);
    expect(writer.written.files).toBe(4);
    expect([has('about/index.html.br'), has('about.html.br')]).toEqual([true, false]);
  });

  it('never takes the place of another: the home page, a page for unknown addresses, a page named as a file', async () => {
    const files = [
      '/index.html',
      '/404.html',
      '/index/index.html',
      '/a/index.html',
      '/a.html/index.html',
    ];
    await publish(files);
    for (const file of files) expect(startOf(file.slice(1), file.length)).toBe(file);
    expect(has('404/index.html')).toBe(false);
  });

  it('never takes the place of a folder with files of the company', async () => {
    mkdirSync(join(out, 'about.html'));
    await publish(['/about/index.html', '/team/index.html']);
    expect(has('team.html')).toBe(true);
  });

  it('never takes the place of a file of the company, also of one that is kept from the previous build', async () => {
    const takeOver = (urls: readonly string[], by: string, fileOf: (url: string) => string) => {
      if (!urls.includes('/about.html')) return undefined;
      writeFileSync(fileOf('/about.html'), 'Theirs');
      return [{ by, sizes: [6] }];
    };
    writer = createWriter(out, 1, true, { takeOver, prefer: () => {}, isStarted: false });
    await writer.write('/about.html', 'Theirs');
    await publish(['/about/index.html']);
    expect(readFileSync(join(out, 'about.html'), 'utf8')).toBe('Theirs');
  });

  it('leaves an old address to its redirect', async () => {
    await publish(['/about/index.html'], new Set(['/about.html']));
    expect(has('about.html')).toBe(false);
  });
});

it('large sites have each page once: hosts take only so many files', async () => {
  const files = Array.from({ length: 5001 }, (_, n) => `/p${n}/index.html`);
  await writer.write('/p0/index.html', 'First');
  publishPageTwins(writer, files, NONE);
  expect(has('p0.html')).toBe(false);
});
