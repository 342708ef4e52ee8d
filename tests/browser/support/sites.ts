import { test as base } from '@playwright/test';

/** Other sites, which are built when a test asks for them; 'buildSites.ts' says how. */
export type SiteName = keyof Sites;

/** The origin of each, without a trailing slash. */
interface Sites {
  /** Every block in every variant. */
  gallery: string;
  /** A company that writes Arabic, from right to left. */
  arabic: string;
  /** A company that writes Norwegian, with long compound words, three branches and photos. */
  norwegian: string;
  /** The same with a listing of several pages. */
  manyEngines: string;
  /** With photos instead of drawings, in landscape and portrait format. */
  photos: string;
  /** With a listing of several pages, and a menu of twelve short words. */
  large: string;
  /** With a long name, a menu of twelve long entries, and a store without a chat. */
  chandlery: string;
  /** With thousands of industrial parts, which an endpoint searches. */
  parts: string;
}

/** Timeout of a build and those before it, in ms. */
const BUILD_TIMEOUT_MS = 300_000;

/** A fixture with the origin of a site. */
function served(name: SiteName) {
  return [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
    async ({}, use: (origin: string) => Promise<void>) => {
      const answer = await fetch(`http://localhost:${process.env['TEST_SITES_PORT']}/${name}`);
      const text = await answer.text();
      if (!answer.ok) throw new Error(`The site "${name}" cannot be built. ${text}`);
      await use(text);
    },
    { scope: 'worker' as const, timeout: BUILD_TIMEOUT_MS },
  ] satisfies [unknown, unknown];
}

/** `test` with a fixture for each of these sites. */
export const test = base.extend<object, Sites>({
  gallery: served('gallery'),
  arabic: served('arabic'),
  norwegian: served('norwegian'),
  manyEngines: served('manyEngines'),
  photos: served('photos'),
  large: served('large'),
  chandlery: served('chandlery'),
  parts: served('parts'),
});
