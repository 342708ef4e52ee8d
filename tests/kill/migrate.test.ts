import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../temporary/temporaryFolder';

const at = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const OLD =
  '{\n  "version": 1,\n  "site": { "name": "Acme", "baseUrl": "https://acme.internal/" }\n}\n';
const BROKEN = '{\n  "version": 2\n  "site": { "name": "Acme" }\n}\n';
/** More than the calls of any way to replace a file. */
const MOST = 30;

/** Runs a command on a file, and kills it at its n-th call that writes. Returns whether it ran to its end. */
function runUntil(args: string[], file: string, call: number): boolean {
  const command = ['--require', at('killAtCall.cjs'), at('../../src/node/cli/launch/run.mjs')];
  const env = { ...process.env, KILL_AT: String(call), KILL_WATCH: path.dirname(file) };
  const { signal } = spawnSync(process.execPath, [...command, ...args, file], {
    cwd: at('../..'),
    env,
  });
  return signal === null;
}

it.each([
  ['migrating', ['migrate'], OLD, '"url": "https://acme.internal"'],
  ['mending', ['check', '--fix'], BROKEN, '"version": 2,'],
])('[K8] %s leaves the old or the new config on the disk, whenever it is killed', (...one) => {
  const [, args, old, becomes] = one;
  const file = path.join(temporaryFolder(), 'site.config.json');
  const left = new Set<string>();
  writeFileSync(file, old);
  let call = 1;
  while (call < MOST && !runUntil(args, file, call)) {
    left.add(readFileSync(file, 'utf8'));
    writeFileSync(file, old);
    call += 1;
  }
  const now = readFileSync(file, 'utf8');
  expect(now).toContain(becomes);
  expect([old, now]).toEqual(expect.arrayContaining([...left]));
  // Open beside, write, flush, rename: with fewer calls the file was written in place.
  expect(call).toBeGreaterThan(4);
});
