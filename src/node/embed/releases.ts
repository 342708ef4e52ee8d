import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuiltSite } from '../output/builtSite';
import { integrityOf, type EmbedRelease, type Pinned } from '../site/pinned';

/** The content of `/embed/versions.json`: which files can be pinned, and their hashes. */
export interface Versions {
  /** The version of this build. */
  latest: string;
  /** The newest released version, which partners may pin; missing if none has been released. */
  released?: string;
  /** By version: the file with everything, the `integrity` for its tag, and the day until which it is promised. */
  versions: Record<string, { file: string; integrity: string; until?: string }>;
}

/** Files kept across releases, because live pages refer to them: by version, or through an older loader. */
const KEPT_FILE = /^(c\/[\w-]+|\d[\w.-]*)\.js$/;

/**
 * The scripts of earlier builds of the same site that partners' pages may still request. Those of another site
 * contain its name and numbers, and are not kept.
 * @param outDir The built site; it may not exist yet.
 * @param siteId `site.id` of the site that is being built.
 */
export async function readReleases(outDir: string, siteId: string): Promise<EmbedRelease> {
  if (readBuiltSite(outDir)?.site.id !== siteId) return new Map();
  const folder = join(outDir, 'embed');
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const kept = names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => KEPT_FILE.test(name));
  const files = await Promise.all(
    kept.map(async (name): Promise<[string, Buffer]> => [
      `/embed/${name}`,
      await readFile(join(folder, name)),
    ]),
  );
  return new Map(files);
}

/**
 * The list of versions: this build's, those kept from earlier builds, and those released, with the day until which each
 * release is promised.
 */
export function listVersions(
  files: EmbedRelease,
  latest: string,
  releases: Pinned['releases'],
): Versions {
  const whole = [...files].flatMap(([url, content]) => {
    const version = /^\/embed\/(\d[\w.-]*)\.js$/.exec(url)?.[1];
    if (!version) return [];
    const until = releases[version]?.until;
    const entry = { file: url, integrity: integrityOf(content), ...(until && { until }) };
    return [[version, entry] as const];
  });
  const released = Object.keys(releases).at(-1);
  return { latest, ...(released && { released }), versions: Object.fromEntries(whole) };
}
