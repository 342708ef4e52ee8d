import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import writeFileAtomic from 'write-file-atomic';
import { git, tryGit } from '../studio/history/git';
import type { Help } from './launch/help';
import { releaseChangelog } from './release/changelog';
import { nextVersion, VERSIONED, withVersion } from './release/versions';

const CHANGELOG = 'CHANGELOG.md';

/** See `run`. */
export const help: Help = {
  about:
    'Makes a version of what CHANGELOG.md has under "Unreleased": dates it, sets the version of the project\nand of the package for partners, commits and tags. Nothing is pushed.',
  takes: 'patch|minor|major|VERSION',
  examples: ['minor', '2.0.0'],
};

/**
 * `npm run release -- patch|minor|major|1.2.3`: makes a version of what CHANGELOG.md has under "Unreleased": dates it,
 * sets the version of the project and of the package for partners, commits both, and tags the commit. Nothing is pushed.
 * @returns 0. If anything fails, the files, the commits and the tags are as before.
 * @throws If the folder has uncommitted changes, the version is not newer or has a tag, or nothing is to be released;
 *   with a message for the terminal.
 */
export async function run(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const root = process.cwd();
  const { version, tag, branch } = await release(root, positionals, new Date());
  process.stdout.write(
    `Version ${version} is committed on ${branch} and has the tag ${tag}. To publish it: git push --follow-tags\n`,
  );
  return 0;
}

/**
 * Releases the project in a folder: see `run`.
 * @param today Its day, in UTC, is written into the changelog.
 */
async function release(
  root: string,
  [wanted, ...others]: string[],
  today: Date,
): Promise<{ version: string; tag: string; branch: string }> {
  if (others.length > 0) throw new Error(`Name one version: not "${others.join(' ')}", too.`);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const version = nextVersion(versionIn(read('package.json')), wanted);
  const tag = `v${version}`;
  await refuseUnclean(root, tag);
  const { changelog, notes } = releaseChangelog(
    read(CHANGELOG),
    version,
    today.toISOString().slice(0, 10),
  );
  const texts = Object.entries(VERSIONED).map(([file, places]): [string, string] => [
    file,
    withVersion(read(file), places, version),
  ]);
  await commitAndTag(root, new Map([[CHANGELOG, changelog], ...texts]), { version, tag, notes });
  const branch = (await git(root, ['rev-parse', '--abbrev-ref', 'HEAD'])).trim();
  return { version, tag, branch };
}

async function refuseUnclean(root: string, tag: string): Promise<void> {
  const changes = await git(root, ['status', '--porcelain']);
  if (changes !== '') {
    throw new Error(`A release has no changes besides its own. Commit or stash first:\n${changes}`);
  }
  const taken = await tryGit(root, ['rev-parse', '--verify', '--quiet', `refs/tags/${tag}`]);
  if (taken !== undefined) throw new Error(`There is a tag ${tag} already: name a newer version.`);
}

/** Writes the files, commits and tags them; or leaves everything as it was. */
async function commitAndTag(
  root: string,
  texts: ReadonlyMap<string, string>,
  { version, tag, notes }: { version: string; tag: string; notes: string },
): Promise<void> {
  const before = (await git(root, ['rev-parse', 'HEAD'])).trim();
  const files = [...texts.keys()];
  try {
    for (const [file, text] of texts) await writeFileAtomic(join(root, file), text);
    await git(root, ['commit', '--quiet', `--message=Release ${version}`, '--', ...files]);
    // Git would leave out the headings of the notes, which it takes for comments.
    await git(root, ['tag', '--annotate', '--cleanup=whitespace', '--file=-', tag], {
      input: `Version ${version}\n\n${notes}\n`,
    });
  } catch (error) {
    await git(root, ['reset', '--quiet', '--soft', before]);
    await git(root, ['checkout', '--quiet', before, '--', ...files]);
    throw error;
  }
}

function versionIn(text: string): string {
  const { version } = JSON.parse(text) as { version: string };
  return version;
}
