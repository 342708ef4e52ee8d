import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { clear } from './clear';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';

let root: string;
beforeEach(() => {
  root = temporaryFolder();
});

const cache = () => join(root, 'cache');
const dist = () => join(root, 'dist');

it('leaves no file of the last build, and nothing of itself elsewhere', async () => {
  await (
    await clear(dist(), cache())
  ).done;
  mkdirSync(join(dist(), 'about'));
  writeFileSync(join(dist(), 'about', 'index.html'), 'old');
  const { done } = await clear(dist(), cache());
  expect(existsSync(join(dist(), 'about'))).toBe(false);
  await done;
  expect(readdirSync(cache())).toEqual([]);
});

it('makes the folder of the first build', async () => {
  await (
    await clear(dist(), cache())
  ).done;
  expect(existsSync(dist())).toBe(true);
});

it('never empties a folder that somebody else has filled', async () => {
  writeFileSync(join(root, 'letter.txt'), 'mine');
  await expect(clear(root, cache())).rejects.toThrow('is not empty and is not an earlier build');
  expect(readdirSync(root)).toEqual(['letter.txt']);
});

it('takes an empty folder as it is', async () => {
  mkdirSync(dist());
  await expect(clear(dist(), cache())).resolves.toBeDefined();
});
