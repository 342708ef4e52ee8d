import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files of the embed, by URL. */
export type EmbedRelease = Map<string, Buffer>;

/** A release that partners may pin. */
export interface PinnedRelease {
  /** For the `integrity` attribute. */
  integrity: string;
  /** The day of the release: '2031-04-01'. */
  released: string;
  /** The file is served until this day at least. */
  until: string;
}

/** The releases in public/embed. */
export interface Pinned {
  /** By version, the newest last. */
  releases: Record<string, PinnedRelease>;
  files: EmbedRelease;
  /** Problems in sentences: a promised file is missing or was changed. */
  problems: string[];
}

/** The folder of the releases in public/, as in the built site. */
export const PINNED_FOLDER = 'embed';

/** The list of releases, in that folder. */
export const PINNED_LIST = 'releases.json';

/**
 * Reads the releases in a company's public/embed, and checks them against their list. A file may be missing once its
 * promised time is over.
 * @param publicDir The company's public/; the folder may be missing.
 * @param today As '2031-04-01'.
 */
export async function readPinned(publicDir: string, today = isoDay(new Date())): Promise<Pinned> {
  const folder = join(publicDir, PINNED_FOLDER);
  const pinned: Pinned = { releases: {}, files: new Map(), problems: [] };
  const text = await readFile(join(folder, PINNED_LIST), 'utf8').catch(() => '{}');
  const listed = parseList(text);
  if (!listed) {
    pinned.problems.push(`public/${PINNED_FOLDER}/${PINNED_LIST} is not a list of releases.`);
    return pinned;
  }
  for (const [version, release] of Object.entries(listed)) {
    const url = `/${PINNED_FOLDER}/${version}.js`;
    const content = await readFile(join(folder, `${version}.js`)).catch(() => undefined);
    if (content && integrityOf(content) === release.integrity) {
      pinned.releases[version] = release;
      pinned.files.set(url, content);
    } else if (content) {
      pinned.problems.push(
        `public${url} is not the file that was released: browsers would refuse it on partners' pages.`,
      );
    } else if (release.until >= today) {
      pinned.problems.push(
        `public${url} is missing: it was promised to partners until ${release.until}.`,
      );
    }
  }
  return pinned;
}

/** Whether a file belongs to the releases. `file` is its path below public/. */
export function isPinnedFile(file: string): boolean {
  return /^embed[\\/](releases\.json|\d[\w.-]*\.js)$/.test(file);
}

/** The hash of a script for the `integrity` attribute. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** A day as '2031-04-01'. */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function parseList(text: string): Record<string, PinnedRelease> | undefined {
  try {
    const list = JSON.parse(text) as Record<string, PinnedRelease>;
    const isList = Object.entries(list).every(
      ([version, { integrity, until }]) =>
        /^\d[\w.-]*$/.test(version) && integrity.startsWith('sha384-') && /^\d{4}-/.test(until),
    );
    return isList ? list : undefined;
  } catch {
    return undefined;
  }
}
