import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openSession } from '../../src/node/studio/session';
import { temporaryFolder } from '../temporary/temporaryFolder';
import { bundled } from './bundled';

const at = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const RUN = at('../../src/node/cli/launch/run.mjs');
const OLD =
  '{\n  "version": 1,\n  "site": { "name": "Acme", "baseUrl": "https://acme.internal/" }\n}\n';
const BROKEN = '{\n  "version": 2\n  "site": { "name": "Acme" }\n}\n';
const PUMPS = `{
  "version": 2,
  "site": { "name": "Pumps" },
  "store": {
    "categories": [{ "id": "pumps", "name": "Pumps for Water" }],
    "products": [
      { "id": "p-1", "name": "Old Pump", "category": "pumps", "description": "Lifts water out of a shaft." }
    ]
  }
}
`;

/** More than the calls of any way to replace a file. */
const MOST = 40;

/** Runs a script on a file, and kills it at its n-th call that writes. Returns whether it ran to its end. */
function runUntil(args: readonly string[], file: string, call: number): boolean {
  const env = { ...process.env, KILL_AT: String(call), KILL_WATCH: path.dirname(file) };
  const { signal } = spawnSync(
    process.execPath,
    ['--require', at('killAtCall.cjs'), ...args, file],
    { cwd: at('../..'), env },
  );
  return signal === null;
}

/**
 * Kills a script at each of its calls that write, until it comes to its end.
 * @param killed Called after each kill.
 * @returns What the config was after each of them, and at the end.
 */
function killEverywhere(args: readonly string[], old: string, killed?: (file: string) => void) {
  const folder = path.join(temporaryFolder(), 'company');
  const file = path.join(folder, 'site.config.json');
  const left: string[] = [];
  for (let call = 1; call < MOST; call += 1) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    writeFileSync(file, old);
    if (runUntil(args, file, call)) break;
    left.push(readFileSync(file, 'utf8'));
    killed?.(file);
  }
  return { left, now: readFileSync(file, 'utf8') };
}

/** A table with another name of the pump, beside no config. */
function tableOfPumps(): string {
  const table = path.join(temporaryFolder(), 'products.csv');
  writeFileSync(table, 'Id,Name\np-1,New Pump\n');
  return table;
}

it.each<[string, () => string[], string, string]>([
  ['migrating', () => [RUN, 'migrate'], OLD, '"url": "https://acme.internal"'],
  ['mending', () => [RUN, 'check', '--fix'], BROKEN, '"version": 2,'],
  [
    'taking products over from a table',
    () => [RUN, 'products', 'import', tableOfPumps(), '--yes', '--config'],
    PUMPS,
    '"New Pump"',
  ],
])('[K8] %s leaves the old or the new config on the disk, whenever it is killed', (...one) => {
  const [, args, old, becomes] = one;
  const { left, now } = killEverywhere(args(), old);
  expect(now).toContain(becomes);
  expect([old, now]).toEqual(expect.arrayContaining(left));
  // Open beside, write, flush, rename: with fewer calls the file was written in place.
  expect(left.length).toBeGreaterThan(3);
});

it('[K8] [T5] saving in Studio leaves the old or the new config on the disk, whenever it is killed, and Studio opens again', async () => {
  const opened: Promise<void>[] = [];
  const args = [await bundled(at('studioSaver.ts'), temporaryFolder())];
  const { left, now } = killEverywhere(args, PUMPS, (file) => {
    const session = openSession({ file, schema: () => ({}), tell: () => {}, changed: () => {} });
    expect(JSON.stringify(session.draft.value)).toMatch(/"(Better )?Pumps"/);
    opened.push(session.settled());
  });
  await Promise.all(opened);
  expect(now).toBe(PUMPS.replace('"Pumps"', '"Better Pumps"'));
  expect([PUMPS, now]).toEqual(expect.arrayContaining(left));
  expect(new Set(left).size).toBe(2);
  // Beside the config itself, the snapshot and the change are written, and what is to be saved is announced.
  expect(left.length).toBeGreaterThan(9);
});
