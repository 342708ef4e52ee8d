import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuiltSite } from '../output/builtSite';

/** What `/embed/versions.json` says: which files may be pinned, and by which hash. */
export interface Versions {
  /** The one that instructions name. */
  latest: string;
  /** By its name: the file with everything in it, and the `integrity` for its tag. */
  versions: Record<string, { file: string; integrity: string }>;
}

/** Files of the embed by their addresses. */
export type EmbedRelease = Map<string, Buffer>;

/** What stays from release to release: pages out there name these files, by version or by an older loader. */
const KEPT = /^(c\/[\w-]+|\d[\w.-]*)\.js$/;

/**
 * The scripts that an earlier build of the same site has left in its folder, and that pages of partners may
 * still ask for. Those of another site hold its names and numbers: they do not stay.
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

/** The hash of a script for `integrity`: a browser runs it only as it was when the tag was copied. */
function integrity(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** The list of what can be pinned: all files with everything in them, `latest` the newest. */
export function listVersions(files: EmbedRelease, latest: string): Versions {
  const whole = [...files].flatMap(([url, content]) => {
    const version = /^\/embed\/(\d[\w.-]*)\.js$/.exec(url)?.[1];
    return version ? [[version, { file: url, integrity: integrity(content) }] as const] : [];
  });
  return { latest, versions: Object.fromEntries(whole) };
}
