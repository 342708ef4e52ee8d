import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import { finishWriting, writeTogether } from './writeTogether';

/** A folder with two files, and what they are to hold. */
function twoFiles() {
  const folder = temporaryFolder();
  const [one, two] = ['one.csv', 'two.csv'].map((name) => join(folder, name)) as [string, string];
  writeFileSync(one, 'pump\n');
  writeFileSync(two, 'winch\n');
  const files = [
    { path: one, bytes: '' },
    { path: two, bytes: 'pump\nwinch\n' },
  ];
  const read = (): string[] => [one, two].map((path) => readFileSync(path, 'utf8'));
  const leftovers = (): string[] =>
    readdirSync(join(folder, '.studio')).filter((name) => name.startsWith('saving'));
  return { folder, one, two, files, read, leftovers };
}

/** Writes two files, of which the second cannot be written, since its folder is missing. */
async function writtenHalf() {
  const all = twoFiles();
  const below = join(all.folder, 'below');
  const files = [...all.files.slice(0, 1), { path: join(below, 'new.csv'), bytes: 'pump\n' }];
  await expect(writeTogether(all.folder, files)).rejects.toThrow('ENOENT');
  finishWriting(all.folder);
  mkdirSync(below);
  return { ...all, added: join(below, 'new.csv') };
}

it('files are written together, and nothing is left beside them', async () => {
  const { folder, files, read, leftovers } = twoFiles();
  await writeTogether(folder, files);
  expect(read()).toEqual(['', 'pump\nwinch\n']);
  expect(leftovers()).toEqual([]);
});

it('a single file needs no more', async () => {
  const { folder, files, read } = twoFiles();
  await writeTogether(folder, files.slice(1));
  expect(read()).toEqual(['pump\n', 'pump\nwinch\n']);
  expect(existsSync(join(folder, '.studio'))).toBe(false);
});

it('a file that could not be written is there once it can be', async () => {
  const { folder, one, added, leftovers } = await writtenHalf();
  expect([readFileSync(one, 'utf8'), existsSync(added)]).toEqual(['', false]);
  finishWriting(folder);
  expect([one, added].map((path) => readFileSync(path, 'utf8'))).toEqual(['', 'pump\n']);
  expect(leftovers()).toEqual([]);
});

it('what others have written since stays', async () => {
  const { folder, one, added, leftovers } = await writtenHalf();
  writeFileSync(one, 'fan\n');
  writeFileSync(added, 'fan\n');
  finishWriting(folder);
  expect([one, added].map((path) => readFileSync(path, 'utf8'))).toEqual(['fan\n', 'fan\n']);
  expect(leftovers()).toEqual([]);
});

it('what a process is writing just now is left to it', async () => {
  const { folder, read, leftovers } = twoFiles();
  const saving = join(folder, '.studio', `saving-${process.pid}-x`);
  mkdirSync(saving, { recursive: true });
  writeFileSync(join(saving, '0'), 'other\n');
  writeFileSync(join(saving, 'files.json'), '[{ "name": "three.csv", "before": "" }]');
  finishWriting(folder);
  expect(existsSync(join(folder, 'three.csv'))).toBe(false);
  expect(leftovers()).toHaveLength(1);
  expect(read()).toEqual(['pump\n', 'winch\n']);
});
