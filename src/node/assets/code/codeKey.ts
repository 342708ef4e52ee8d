import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../files/filesBelow';

/** Which files a key covers. */
export interface KeyedSources {
  /** Folders of the project; src/ by default. */
  folders?: readonly string[];
  /** Folders and files of the project in them that make no difference. */
  without?: readonly string[];
}

/**
 * The rooms of src/ that no site is made with, neither its code nor its pages: a change in them leaves every page as it
 * is. A test follows the imports (tests/architecture/siteCode.test.ts).
 */
export const NOT_IN_SITES: readonly string[] = [
  'src/studio',
  'src/node/cli',
  'src/node/config/check/apart',
  'src/node/config/check/report',
  'src/node/config/check/rules',
  'src/node/config/edit',
  'src/node/config/fix',
  'src/node/config/migrate',
  'src/node/config/words',
  'src/node/dev',
  'src/node/products',
  'src/node/search',
  'src/node/serve',
  'src/node/studio',
];

/** Tests, and what only they import. */
const TEST = /\.(test|fixture)\.tsx?$|[/\\]testing(\.tsx?$|[/\\])/;

/**
 * The cache key of built code. It changes with the sources that are no tests, the lock file, the Node version, and
 * `also` (anything else the build depends on).
 */
export async function codeKey(
  root: string,
  also: readonly (string | readonly string[])[],
  { folders = ['src'], without = [] }: KeyedSources = {},
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([process.version, also]));
  const sources = await Promise.all(
    folders.map(async (folder) => filesBelow(join(root, folder), folder)),
  );
  const left = without.map((folder) => join(folder, '/'));
  const isCovered = (file: string) =>
    !TEST.test(file) && !left.some((folder) => file.startsWith(folder));
  for (const file of ['package-lock.json', ...sources.flat().filter(isCovered)]) {
    // One after the other: two thousand promises of small files would take ten times as long.
    const content = readFileSync(join(root, file));
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}
