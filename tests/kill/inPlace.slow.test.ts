import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readConfigFile } from '../../src/node/config/configFile';
import { openServerSession } from '../../src/node/studio/session/openServerSession';
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

/** A script that is run on a config: its arguments, and what the config was. */
interface Run {
  args: readonly string[];
  old: string;
  /** What stands in files beside the config, by their names. */
  beside?: Readonly<Record<string, string>>;
}

/** What a kill has left on the disk, or would have. */
const configIn = (folder: string) => readFileSync(path.join(folder, 'site.config.json'), 'utf8');

/**
 * Runs a script on a config in a folder of its own.
 * @param killing Variables of `killAtCall.cjs`.
 * @returns The folder, and the signal that has ended the script.
 */
function run({ args, old, beside = {} }: Run, killing: Readonly<Record<string, string>>) {
  const folder = path.join(temporaryFolder(), 'company');
  const file = path.join(folder, 'site.config.json');
  mkdirSync(folder);
  writeFileSync(file, old);
  for (const [name, text] of Object.entries(beside)) writeFileSync(path.join(folder, name), text);
  const { signal } = spawnSync(
    process.execPath,
    ['--require', at('killAtCall.cjs'), ...args, file],
    { cwd: at('../..'), env: { ...process.env, ...killing, KILL_WATCH: folder } },
  );
  return { folder, signal };
}

/** Runs a script, and returns the folders that it would have left if it had been killed at each call that writes. */
function leftByKills(script: Run) {
  const kept = temporaryFolder();
  const { folder, signal } = run(script, { KILL_KEEP: kept });
  expect(signal).toBe(null);
  const left = readdirSync(kept).toSorted();
  return { left: left.map((name) => path.join(kept, name)), now: configIn(folder) };
}

/** Kills a script at the middle one of its calls. The folder that it leaves must equal the copy kept for that call. */
function killHalfway(script: Run, left: readonly string[]): string {
  const half = Math.ceil(left.length / 2);
  const { folder, signal } = run(script, { KILL_AT: String(half) });
  expect(signal).toBe('SIGKILL');
  expect(configIn(folder)).toBe(configIn(left[half - 1] ?? ''));
  return folder;
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
  const script = { args: args(), old };
  const { left, now } = leftByKills(script);
  expect(now).toContain(becomes);
  expect([old, now]).toEqual(expect.arrayContaining(left.map(configIn)));
  // Opening a file beside it, writing, flushing and renaming take four calls; fewer mean that it was written in place.
  expect(left.length).toBeGreaterThan(3);
  killHalfway(script, left);
});

it('[K8] [T5] saving in Studio leaves the old or the new config on the disk, whenever it is killed, and Studio opens again', async () => {
  const script = { args: [await bundled(at('studioSaver.ts'), temporaryFolder())], old: PUMPS };
  const { left, now } = leftByKills(script);
  expect(now).toBe(PUMPS.replace('"Pumps"', '"Better Pumps"'));
  const configs = left.map(configIn);
  expect([PUMPS, now]).toEqual(expect.arrayContaining(configs));
  expect(new Set(configs).size).toBe(2);
  // Beside the config itself, the snapshot and the change are written, and what is to be saved is announced.
  expect(left.length).toBeGreaterThan(9);
  for (const folder of [...left, killHalfway(script, left)]) {
    const file = path.join(folder, 'site.config.json');
    const session = openServerSession({
      file,
      schema: () => ({}),
      tell: () => {},
      changed: () => {},
    });
    expect(JSON.stringify(session.draft.value)).toMatch(/"(Better )?Pumps"/);
    await session.settled();
  }
});

it('[K8] a product that moves from one file to another is never in both or in none, whenever that is killed', async () => {
  const args = [await bundled(at('productMover.ts'), temporaryFolder())];
  const old = '{ "store": { "products": { "from": ["a.jsonl", "b.jsonl"] } } }';
  const line = (id: string) => `{ "id": "${id}", "name": "Pump" }\n`;
  const beside = { 'a.jsonl': line('p-1') + line('p-2'), 'b.jsonl': line('p-3') };
  const { left } = leftByKills({ args, old, beside });
  expect(left.length).toBeGreaterThan(9);
  const orders = left.map((folder) => {
    const { value } = readConfigFile(path.join(folder, 'site.config.json'), {});
    return [...JSON.stringify(value).matchAll(/p-\d/g)].join(' ');
  });
  expect(new Set(orders)).toEqual(new Set(['p-1 p-2 p-3', 'p-2 p-3 p-1']));
});
