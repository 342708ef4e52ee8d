import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { createAssets } from '../files/assets';
import { leaveOut } from '../site/leaveOut';
import { resolveSite } from '../site/resolve';
import { embedOptions, type EmbedInput } from './embedOptions';
import { keptEmbed } from './keptEmbed';
import { integrityOf, isoDay, PINNED_FOLDER, PINNED_LIST, readPinned } from '../site/pinned';

/** How long a release is promised to partners, in years. */
const PROMISED_YEARS = 2;

/** The outcome of a release. */
export interface Released {
  version: string;
  integrity: string;
  until: string;
  /** False if there was nothing to release: the embed is as in the release of that version. */
  isNew: boolean;
}

/**
 * Releases the current embed to public/embed, as a file for partners to pin, and adds it to the list of releases.
 * Files are written atomically.
 * @throws {Error} If an earlier release is missing or damaged, or if the company has no store.
 */
export async function releaseEmbed(
  { root, siteDir, config: whole, schemas }: Omit<EmbedInput, 'site'> & { siteDir: string },
  today = new Date(),
): Promise<Released> {
  const publicDir = join(siteDir, 'public');
  const { releases, problems } = await readPinned(publicDir, isoDay(today));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  // As in a build, because otherwise the version would differ.
  const config = leaveOut(whole, { schemas, now: today });
  const site = await resolveSite(config, schemas, siteDir, createAssets());
  const options = await embedOptions({ root, config, schemas, site });
  if (!options) throw new Error('A company without "store" has no embed.');
  const { version, files } = await keptEmbed(join(root, 'node_modules', '.cache'), options);
  const known = releases[version];
  if (known) return { version, ...known, isNew: false };
  const code = files.get(`${version}.js`) ?? '';
  const integrity = integrityOf(code);
  const end = new Date(today);
  end.setUTCFullYear(end.getUTCFullYear() + PROMISED_YEARS);
  const until = isoDay(end);
  const folder = join(publicDir, PINNED_FOLDER);
  await mkdir(folder, { recursive: true });
  await writeFileAtomic(join(folder, `${version}.js`), code);
  // The list is written last, because it promises the file.
  const list = { ...releases, [version]: { integrity, released: isoDay(today), until } };
  await writeFileAtomic(join(folder, PINNED_LIST), `${JSON.stringify(list, null, 2)}\n`);
  return { version, integrity, until, isNew: true };
}
