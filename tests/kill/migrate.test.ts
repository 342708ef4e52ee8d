import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../temporary/temporaryFolder';

const at = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const OLD =
  '{\n  "version": 1,\n  "site": { "name": "Acme", "baseUrl": "https://acme.internal/" }\n}\n';
/** More than the calls of any way to replace a file. */
const MOST = 30;

/** Runs `npm run migrate` on a file, and kills it at its n-th call that writes. Returns whether it ran to its end. */
function migrateUntil(file: string, call: number): boolean {
  const command = ['--require', at('killAtCall.cjs'), at('../../src/node/cli/launch/run.mjs')];
  const env = { ...process.env, KILL_AT: String(call), KILL_WATCH: path.dirname(file) };
  const { status } = spawnSync(process.execPath, [...command, 'migrate', file], {
    cwd: at('../..'),
    env,
  });
  return status === 0;
}

it('[K8] migrating leaves the old or the new config on the disk, whenever it is killed', () => {
  const file = path.join(temporaryFolder(), 'site.config.json');
  const left = new Set<string>();
  writeFileSync(file, OLD);
  let call = 1;
  while (call < MOST && !migrateUntil(file, call)) {
    left.add(readFileSync(file, 'utf8'));
    writeFileSync(file, OLD);
    call += 1;
  }
  const migrated = readFileSync(file, 'utf8');
  expect(migrated).toContain('"url": "https://acme.internal"');
  expect([OLD, migrated]).toEqual(expect.arrayContaining([...left]));
  // Open beside, write, flush, rename: with fewer calls the file was written in place.
  expect(call).toBeGreaterThan(4);
});
