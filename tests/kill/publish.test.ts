import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { wholeness, writeSite } from '../../src/node/studio/publish/testing';
import { toFolder } from '../../src/node/studio/publish/toFolder';
import { temporaryFolder } from '../temporary/temporaryFolder';

/** How many of its changes of the disk the publishing has made when it is killed: at the start, in the middle, at the end. */
const MOMENTS = [1, 2, 6, 10, 14, 17, 19, 20, 22, 24];

const PUBLISH = `
  const { toFolder } = await import(${JSON.stringify(resolve('src/node/studio/publish/toFolder.ts'))});
  await toFolder(process.argv[1], process.argv[2], () => {});
`;

const KILLED = [
  '--require',
  resolve(import.meta.dirname, 'killAtCall.cjs'),
  '--import',
  'tsx',
  '--input-type=module',
  '--eval',
];

it('[U5] leaves the live site whole when publishing is killed at ten moments', async () => {
  const folder = temporaryFolder();
  const [site, live] = [join(folder, 'site'), join(folder, 'live')];
  writeSite(site, 'old');
  await toFolder(site, live, () => {});
  writeSite(site, 'new');
  const seen = new Set<string>();
  for (const moment of MOMENTS) {
    const { signal } = spawnSync(process.execPath, [...KILLED, PUBLISH, site, live], {
      env: { ...process.env, KILL_AT: String(moment), KILL_WATCH: live },
      stdio: 'inherit',
    });
    expect(signal, `at change ${moment}`).toBe('SIGKILL');
    seen.add(wholeness(live));
    expect(wholeness(live)).toMatch(/^(old|new) 8$/);
  }
  // The last moments come after the switch.
  expect([...seen]).toEqual(['old 8', 'new 8']);
  await toFolder(site, live, () => {});
  expect(wholeness(live)).toBe('new 8');
});
