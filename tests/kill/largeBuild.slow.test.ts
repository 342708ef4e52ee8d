import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary/temporaryFolder';

const ROOT = resolve(import.meta.dirname, '../..');
const at = (name: string) => join(import.meta.dirname, name);

const parent = temporaryFolder();
const dist = join(parent, 'dist');
const TEXTS = ['Pulls in a sheet by hand.', 'Pulls in two sheets by hand.'] as const;

/** Builds the site with a text; returns the signal that has ended it. */
function build(text: string, killing: Readonly<Record<string, string>> = {}) {
  const { signal, status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--require', at('killAtCall.cjs'), at('largeBuilder.ts'), text, dist],
    { cwd: ROOT, env: { ...process.env, KILL_WATCH: parent, ...killing }, encoding: 'utf8' },
  );
  if (signal === null && status !== 0) throw new Error(stderr);
  return signal;
}

/** The files of the site, with their contents, in a hash for each. */
const site = () =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name !== '.site-build' && statSync(join(dist, name)).isFile())
    .toSorted()
    .map((name) => `${name} ${readFileSync(join(dist, name)).toString('base64')}`);

const wanted: string[][] = [];
beforeAll(() => {
  for (const text of TEXTS) {
    build(text);
    wanted.push(site());
  }
});

/** As the spare build takes the place of the new one, as it is cleared, linked and written, and as the sites are exchanged. */
const MOMENTS = [
  ['rename', '1'],
  ['rm', '12'],
  ['writeFile', '2'],
  ['link', '2'],
  ['rename', '2'],
] as const;

it.each(MOMENTS)(
  'a build killed before a call, here %s (%s), leaves the site as it was, and the next one is right',
  (KILL_NAME, KILL_AT) => {
    const [first, second] = wanted;
    const isFirst = JSON.stringify(site()) === JSON.stringify(first);
    const [before, after] = isFirst ? [first, second] : [second, first];
    const text = TEXTS[isFirst ? 1 : 0];
    expect(existsSync(join(parent, 'dist.spare'))).toBe(true);
    expect(build(text, { KILL_NAME, KILL_AT })).toBe('SIGKILL');
    expect(site()).toEqual(before);
    expect(build(text)).toBe(null);
    expect(site()).toEqual(after);
  },
  60_000,
);
