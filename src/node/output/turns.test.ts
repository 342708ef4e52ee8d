import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import { dropOtherRecords, keepRecord } from './buildRecord';
import { openFormer } from './formerBuild';
import { openOutput } from './outputFolder';
import { createWriter, type Writer } from './write';

let root: string;
let dist: string;
let records: string;
beforeEach(() => {
  root = temporaryFolder();
  dist = join(root, 'dist');
  records = join(root, 'cache', 'outputs', 'dist');
});

/** Whether a thread looks beforehand which files somebody has changed. */
let isInspected = false;

/** Builds a large site of these files; returns whether it was made from the spare build. */
async function build(
  files: Record<string, string>,
  unkept: (writer: Writer) => void = () => {},
): Promise<boolean> {
  const output = await openOutput(dist);
  try {
    const former = openFormer(dist, records);
    const { spare } = output;
    if (isInspected) await former?.inspect(spare);
    const isStarted = former?.fits(spare) ?? false;
    if (isStarted) await output.startFromSpare();
    const removeRest = former?.fits(spare) && former.startFrom(output.path, spare);
    const writer = createWriter(output.path, 1, true, former);
    for (const [url, text] of Object.entries(files)) await writer.write(url, text);
    unkept(writer);
    if (removeRest) removeRest(writer.record);
    const differs = former?.differences(writer.record, writer.kept);
    const name = await keepRecord(records, { files: writer.record, differs });
    await output.publish(name, differs !== undefined);
    await dropOtherRecords(records, name);
    return isStarted;
  } finally {
    await output.tidy();
  }
}

const PAGE = 'words '.repeat(100);
const inode = (name: string) => statSync(join(dist, name)).ino;
/** The texts of the site's files, without compressed ones. */
const site = () =>
  Object.fromEntries(
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(dist, name)).isFile())
      .filter((name) => name !== '.site-build' && !/\.(br|gz)$/.test(name))
      .map((name) => [`/${name}`, readFileSync(join(dist, name), 'utf8')]),
  );
const FILES = Object.fromEntries(
  ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [`/${name}/index.html`, PAGE + name]),
);
/** Builds until the next build is made from the spare one. */
async function takeTurns(): Promise<void> {
  await build(FILES);
  await build({ ...FILES, '/a/index.html': 'second' });
}
const put = (name: string) => {
  mkdirSync(join(dist, name, '..'), { recursive: true });
  writeFileSync(join(dist, name), 'a stranger');
};

describe.each([
  ['when they are taken over', false],
  ['beforehand, in a thread', true],
])('where files are looked at %s', (_when, inspects) => {
  beforeEach(() => {
    isInspected = inspects;
  });

  describe('the third build of a large site', () => {
    it('is made from the first, and is what a fresh one would be', async () => {
      await takeTurns();
      expect(existsSync(join(root, 'dist.spare/a/index.html'))).toBe(true);
      const unchanged = inode('b/index.html');
      const third = { ...FILES, '/a/index.html': 'third', '/g/index.html': PAGE };
      expect(await build(third)).toBe(true);
      expect(site()).toEqual(third);
      expect(inode('b/index.html')).toBe(unchanged);
      expect(readdirSync(root).toSorted()).toEqual(['cache', 'dist', 'dist.spare']);
    });

    it.each([
      ['a page that becomes a file', '/deep/x/index.html', '/deep/x'],
      ['a file that becomes a page', '/deep/x', '/deep/x/index.html'],
    ])('has what a fresh one would have of %s, at once or later', async (_what, first, later) => {
      const others = { ...FILES, '/deep/y/index.html': PAGE };
      const changed = { ...others, '/a/index.html': 'second' };
      for (const second of [changed, { ...changed, [first]: PAGE }]) {
        await build({ ...others, [first]: PAGE });
        await build(second);
        for (const text of ['third', 'third', 'fourth']) {
          expect(await build({ ...others, [later]: text })).toBe(true);
          expect(site()).toEqual({ ...others, [later]: text });
        }
      }
    });

    it('has what the second has, where nothing has changed since', async () => {
      await takeTurns();
      const second = site();
      const changed = inode('a/index.html');
      expect(await build({ ...FILES, '/a/index.html': 'second' })).toBe(true);
      expect(site()).toEqual(second);
      expect(inode('a/index.html')).toBe(changed);
    });

    it('changes nothing in the site that is still published, although they share files', async () => {
      await takeTurns();
      const output = await openOutput(dist);
      const former = openFormer(dist, records);
      const before = site();
      await output.startFromSpare();
      if (output.spare) former?.startFrom(output.path, output.spare);
      const writer = createWriter(output.path, 1, true, former);
      for (const url of Object.keys(FILES)) await writer.write(url, `${PAGE} third`);
      writeFileSync(writer.prepareFile('/b/index.html'), 'by a worker');
      expect(site()).toEqual(before);
      await output.tidy();
      expect(site()).toEqual(before);
    });

    it('leaves no files and folders of pages that are gone', async () => {
      await takeTurns();
      const { '/c/index.html': _, ...left } = FILES;
      expect(await build(left)).toBe(true);
      expect(existsSync(join(dist, 'c'))).toBe(false);
      expect(await build(left)).toBe(true);
      expect(existsSync(join(dist, 'c'))).toBe(false);
      expect(await build(FILES)).toBe(true);
      expect(site()).toEqual(FILES);
    });
  });

  describe('what is not from the build', () => {
    it.each([
      'stranger.html',
      'a/stranger.html',
      'far/away.html',
      'b/index.html.br.gz',
      'c/index.html.gz.br',
    ])('is in no later build: %s', async (name) => {
      await build(FILES);
      const later = new Date(Date.now() + 5000);
      put(name);
      // As if it were put there after a while: the times of files have whole milliseconds.
      for (const folder of [join(dist, name, '..'), dist]) utimesSync(folder, later, later);
      await build({ ...FILES, '/a/index.html': 'second' });
      expect(await build(FILES)).toBe(true);
      expect(existsSync(join(dist, name))).toBe(false);
      expect(site()).toEqual(FILES);
    });

    it.each([
      ['changed', (file: string) => writeFileSync(file, 'another')],
      ['removed', (file: string) => rmSync(file)],
    ])('is made again if somebody has %s it in the spare build', async (_, change) => {
      await takeTurns();
      change(join(root, 'dist.spare/b/index.html'));
      expect(await build(FILES)).toBe(true);
      expect(site()).toEqual(FILES);
    });

    it('is written anew if its record says that it is never kept', async () => {
      const twin = (text: string) => (writer: Writer) => {
        writeFileSync(writer.fileOf('/twin.html'), text, { flag: 'wx' });
        writer.noteUnkept('/twin.html', [text.length]);
      };
      await build(FILES, twin('1'));
      await build({ ...FILES, '/a/index.html': 'second' }, twin('2'));
      expect(await build(FILES, twin('3'))).toBe(true);
      expect(site()).toEqual({ ...FILES, '/twin.html': '3' });
    });
  });

  describe('no build is kept as spare', () => {
    it('if the next differs in most of its files', async () => {
      await build(FILES);
      await build(Object.fromEntries(Object.keys(FILES).map((url) => [url, 'other'])));
      expect(readdirSync(root).toSorted()).toEqual(['cache', 'dist']);
    });

    it('without a record of what differs', async () => {
      await takeTurns();
      for (const name of readdirSync(records)) writeFileSync(join(records, name), 'damaged');
      expect(await build(FILES)).toBe(false);
      expect(site()).toEqual(FILES);
      expect(readdirSync(root).toSorted()).toEqual(['cache', 'dist']);
    });
  });

  it('after a build was killed half-way, the site is whole, and the next build is right', async () => {
    await takeTurns();
    const before = site();
    const output = await openOutput(dist);
    await output.startFromSpare();
    rmSync(join(output.path, 'b'), { recursive: true });
    writeFileSync(join(output.path, 'half.html'), 'half');
    expect(site()).toEqual(before);
    expect(await build({ ...FILES, '/a/index.html': 'third' })).toBe(false);
    expect(site()).toEqual({ ...FILES, '/a/index.html': 'third' });
    expect(await build(FILES)).toBe(true);
    expect(site()).toEqual(FILES);
  });
});
