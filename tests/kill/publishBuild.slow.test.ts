import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createPublisher, type Publisher } from '../../src/node/studio/publish/publisher';
import { toFolder } from '../../src/node/studio/publish/toFolder';
import type { Outcome } from '../../src/studio/views/publish/protocol';
import { temporaryFolder } from '../temporary/temporaryFolder';

const ROOT = resolve(import.meta.dirname, '../..');
const KILLING = resolve(import.meta.dirname, 'killAtStep.cjs');

const NODE_OPTIONS = process.env['NODE_OPTIONS'];

afterEach(() => setVariables({ NODE_OPTIONS }));

/** Sets variables for the processes that are started from here. */
function setVariables(variables: NodeJS.ProcessEnv): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}

/** Writes the config of a company that is published into a folder beside it. */
function writeConfig(config: string, heading: string): void {
  const text = readFileSync(join(ROOT, 'tests/fixtures/smallest/site.config.json'), 'utf8');
  const value = JSON.parse(text.replaceAll('Roofs That Outlast Us', heading)) as object;
  const studio = { publish: { kind: 'folder', path: '../live' } };
  // Compressed files would take a third of the test, and are copied like the others.
  writeFileSync(config, JSON.stringify({ ...value, studio, hosting: { compressed: false } }));
}

/** Publishes as Studio does; resolves to how it ended. */
async function publish(publisher: Publisher): Promise<Outcome | undefined> {
  publisher.start('server', {}, async () => {});
  await expect
    .poll(() => publisher.current().running, { timeout: 100_000, interval: 50 })
    .toBe(undefined);
  return publisher.current().outcome;
}

/** The files of a site with their sizes and times. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => {
    const { size, mtimeMs } = statSync(join(folder, file));
    return `${file} ${size} ${mtimeMs}`;
  });

/**
 * In the check, when pages are written, and as copying begins: what is live then was not touched at any moment before,
 * and what the build has left behind is the most that it leaves.
 */
const MOMENTS = [
  { KILL_STEP: 'check' },
  { KILL_STEP: 'pages', KILL_DONE: '1' },
  { KILL_STEP: 'copy' },
];

/** Publishes a page as if it were a whole site. */
async function publishOld(base: string, live: string): Promise<void> {
  const site = join(base, 'old');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), 'Old Roofs');
  await toFolder(site, live, () => {});
}

it('[U5] leaves the live site as it was when publishing is killed while it checks, builds or begins to copy, says so, and publishes again', async () => {
  const base = temporaryFolder();
  const [company, live] = [join(base, 'company'), join(base, 'live')];
  cpSync(join(ROOT, 'tests/fixtures/smallest'), company, { recursive: true });
  const config = join(company, 'site.config.json');
  const publisher = createPublisher(ROOT, config);
  await publishOld(base, live);
  const before = filesIn(live);
  expect(before).toEqual([expect.stringContaining('index.html')]);

  writeConfig(config, 'New Roofs');
  for (const moment of MOMENTS) {
    setVariables({ NODE_OPTIONS: `--require ${KILLING}`, KILL_DONE: undefined, ...moment });
    expect({ ...moment, ...(await publish(publisher)) }).toEqual({
      ...moment,
      way: 'server',
      state: 'failed',
      message: 'Publishing ended unexpectedly.',
    });
    expect(filesIn(live)).toEqual(before);
  }
  setVariables({ NODE_OPTIONS });
  expect(await publish(publisher)).toMatchObject({ state: 'done' });
  expect(readFileSync(join(live, 'index.html'), 'utf8')).toContain('New Roofs');
});
