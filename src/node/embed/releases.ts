import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuiltSite } from '../output/builtSite';

/** The content of `/embed/versions.json`: which files can be pinned, and their hashes. */
export interface Versions {
  /** The version in the site's instructions. */
  latest: string;
  /** By version: the all-in-one file, and the `integrity` for its tag. */
  versions: Record<string, { file: string; integrity: string }>;
}

/** Files of the embed by their addresses. */
export type EmbedRelease = Map<string, Buffer>;

/** Files kept across releases, because live pages refer to them: by version, or through an older loader. */
const KEPT = /^(c\/[\w-]+|\d[\w.-]*)\.js$/;

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
  const kept = names.map((name) => name.replaceAll('\\', '/')).filter((name) => KEPT.test(name));
  const files = await Promise.all(
    kept.map(async (name): Promise<[string, Buffer]> => [
      `/embed/${name}`,
      await readFile(join(folder, name)),
    ]),
  );
  return new Map(files);
}

/** The subresource integrity hash of a script. */
function integrity(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** The list of versions that can be pinned: all all-in-one files; `latest` is the newest. */
export function listVersions(files: EmbedRelease, latest: string): Versions {
  const whole = [...files].flatMap(([url, content]) => {
    const version = /^\/embed\/(\d[\w.-]*)\.js$/.exec(url)?.[1];
    return version ? [[version, { file: url, integrity: integrity(content) }] as const] : [];
  });
  return { latest, versions: Object.fromEntries(whole) };
}
