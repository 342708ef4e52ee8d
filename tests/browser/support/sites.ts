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
/** Playwright empties the folder around it at the start of a run. */
const BUILT = path.join(ROOT, 'test-results', 'browser', 'sites');

const COMPANY = ['tests/run.mjs', 'tests/browser/support/buildCompany.ts'];

/** Other sites than that of the project: the script that builds each, to which the folder is added. */
const SCRIPTS = {
  /** Every block in every form. */
  gallery: ['tests/run.mjs', 'tests/contracts/buildGallery.ts'],
  /** A company that writes Arabic, from right to left. */
  arabic: [
    'src/node/cli/launch/run.mjs',
    'build',
    '--config',
    'tests/fixtures/other-company/arabic.config.json',
    '--out',
  ],
  /** A company that writes Norwegian, with long compound words, three branches and photos. */
  norwegian: [
    'src/node/cli/launch/run.mjs',
    'build',
    '--config',
    'tests/fixtures/norwegian-engines/site.config.json',
    '--out',
  ],
  /** The same on a dark theme. */
  norwegianDark: ['tests/run.mjs', 'tests/browser/support/buildDark.ts'],
  /** One that has photos where the shipped one has drawings: a wide one, and one held upright. */
  photos: ['tests/browser/support/buildPhotoCompany.mjs'],
  /** One with a listing of several pages, and twelve short words in its menu. */
  large: [...COMPANY, 'large'],
  /** One with twelve entries of many words in its menu, and a long name. */
  longWords: [...COMPANY, 'longWords'],
  /** One with a store, but without a chat. */
  withoutChat: [...COMPANY, 'withoutChat'],
};

type Name = keyof typeof SCRIPTS;

/** How long a site may take to be built, in ms. */
const BUILDING = 300_000;

/** A worker's own server for a site: the fixture gives its address, without a slash at the end. */
function served(name: Name) {
  return [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use: (url: string) => Promise<void>) => {
      const server = await listen(siteHandler(await built(name)), 0);
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' as const, timeout: BUILDING },
  ] satisfies [unknown, unknown];
}

/** A test that may ask for the address of any of these sites; one that is not asked for is not built. */
export const test = base.extend<object, Record<Name, string>>({
  gallery: served('gallery'),
  arabic: served('arabic'),
  norwegian: served('norwegian'),
  norwegianDark: served('norwegianDark'),
  photos: served('photos'),
  large: served('large'),
  longWords: served('longWords'),
  withoutChat: served('withoutChat'),
});

/**
 * Builds a site unless another worker has done so, or is about to: then it waits for that.
 * @returns Its folder.
 */
async function built(name: Name): Promise<string> {
  const folder = path.join(BUILT, name);
  const unfinished = `${folder}.building`;
  await mkdir(BUILT, { recursive: true });
  for (;;) {
    if (existsSync(folder)) return folder;
    if (await make(unfinished)) break;
    await sleep(200);
  }
  try {
    const dist = path.join(unfinished, 'dist');
    await promisify(execFile)(process.execPath, [...SCRIPTS[name], dist], { cwd: ROOT });
    await rename(dist, folder);
    return folder;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** @returns Whether the folder was made: of several that try at once, one makes it. */
async function make(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch {
    return false;
  }
}
