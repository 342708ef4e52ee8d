import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { test as base } from '@playwright/test';
import { listen } from '../../../src/node/serve/listen';
import { siteHandler } from '../../../src/node/serve/siteHandler';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Playwright empties the parent folder at the start of a run. */
const BUILT = path.join(ROOT, 'test-results', 'browser', 'sites');

const COMPANY = ['tests/run.mjs', 'tests/browser/support/buildCompany.ts'];
const CONFIG = ['tests/run.mjs', 'tests/browser/support/buildConfig.ts'];

/** Other sites: the arguments of the script that builds each, without the output folder. */
const SCRIPTS = {
  /** Every block in every variant. */
  gallery: ['tests/run.mjs', 'tests/contracts/buildGallery.ts'],
  /** A company that writes Arabic, from right to left. */
  arabic: [...CONFIG, 'tests/fixtures/other-company/arabic.config.json'],
  /** A company that writes Norwegian, with long compound words, three branches and photos. */
  norwegian: [...CONFIG, 'tests/fixtures/norwegian-engines/site.config.json'],
  /** The same with a listing of several pages. */
  manyEngines: [...CONFIG, 'tests/fixtures/norwegian-engines/site.config.json', 'motorer'],
  /** With photos instead of drawings, in landscape and portrait format. */
  photos: ['tests/browser/support/buildPhotoCompany.mjs'],
  /** With a listing of several pages, and a menu of twelve short words. */
  large: [...COMPANY, 'large'],
  /** With a long name, a menu of twelve long entries, and a store without a chat. */
  chandlery: [...COMPANY, 'chandlery'],
};

type Name = keyof typeof SCRIPTS;

/** Sites that are not built while another one is: they take its code and encoded photos from the cache. */
const AFTER: Partial<Record<Name, Name>> = { manyEngines: 'norwegian' };

/** Timeout of a build, in ms. */
const BUILDING = 300_000;

/** A fixture with a server per worker: gives the site's origin, without a trailing slash. */
function served(name: Name) {
  return [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
    async ({}, use: (url: string) => Promise<void>) => {
      const server = await listen(siteHandler(await built(name)), 0);
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' as const, timeout: BUILDING },
  ] satisfies [unknown, unknown];
}

/** `test` with a fixture for each of these sites, which are built on demand. */
export const test = base.extend<object, Record<Name, string>>({
  gallery: served('gallery'),
  arabic: served('arabic'),
  norwegian: served('norwegian'),
  manyEngines: served('manyEngines'),
  photos: served('photos'),
  large: served('large'),
  chandlery: served('chandlery'),
});

/**
 * Builds a site, or waits for another worker that is building it.
 * @returns Its folder.
 */
async function built(name: Name): Promise<string> {
  const folder = path.join(BUILT, name);
  const unfinished = path.join(BUILT, `${AFTER[name] ?? name}.building`);
  await mkdir(BUILT, { recursive: true });
  for (;;) {
    if (existsSync(folder)) return folder;
    if (await make(unfinished)) break;
    await sleep(200);
  }
  try {
    // It may have been finished between both looks.
    if (existsSync(folder)) return folder;
    const dist = path.join(unfinished, 'dist');
    await promisify(execFile)(process.execPath, [...SCRIPTS[name], dist], { cwd: ROOT });
    await rename(dist, folder);
    return folder;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** @returns Whether this call created the folder: of concurrent calls, only one does. */
async function make(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch {
    return false;
  }
}
