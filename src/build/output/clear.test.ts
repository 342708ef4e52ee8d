import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clear } from './clear';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'clear-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('leaves no file of the last build, and nothing of itself', async () => {
  const dist = join(root, 'dist');
  mkdirSync(join(dist, 'about'), { recursive: true });
  writeFileSync(join(dist, 'about', 'index.html'), 'old');
  const { done } = await clear(dist, join(root, 'cache'));
  expect(existsSync(dist)).toBe(false);
  await done;
  expect(readdirSync(join(root, 'cache'))).toEqual([]);
});

it('has nothing to do before the first build', async () => {
  const { done } = await clear(join(root, 'dist'), join(root, 'cache'));
  await done;
  expect(readdirSync(root)).toEqual(['cache']);
});
