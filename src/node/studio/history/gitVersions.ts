import { existsSync } from 'node:fs';
import { basename, dirname, posix, relative, resolve } from 'node:path';
import { productFilesOf } from '../../config/productFiles/productFilesOf';
import { git, tryGit } from './git';
import type { NewVersion, Version } from './version';

/** How many versions are listed. */
const MAX_VERSIONS = 500;

const ID = /^git:([0-9a-f]{40,64})$/;

/** Whether saves become commits. */
export type GitState =
  | { kind: 'ready' }
  /** The folder is in no repository, or the repository ignores the config. */
  | { kind: 'none' }
  /** A sentence says why nothing can be committed now. */
  | { kind: 'busy'; why: string };

/** Whether a save of this config can become a commit. */
export async function gitState(config: string): Promise<GitState> {
  const folder = dirname(config);
  const inside = await tryGit(folder, ['rev-parse', '--is-inside-work-tree']);
  if (inside?.trim() !== 'true') return { kind: 'none' };
  if ((await tryGit(folder, ['check-ignore', '--', basename(config)])) !== undefined)
    return { kind: 'none' };
  const why = await whyNot(folder);
  return why === undefined ? { kind: 'ready' } : { kind: 'busy', why };
}

/** What a repository is in the middle of, by the file that Git keeps meanwhile. */
const UNFINISHED: readonly [file: string, what: string][] = [
  ['MERGE_HEAD', 'a merge'],
  ['rebase-merge', 'a rebase'],
  ['rebase-apply', 'a rebase'],
  ['CHERRY_PICK_HEAD', 'a cherry-pick'],
  ['REVERT_HEAD', 'a revert'],
];

/** For those who do not know Git; what follows in brackets is for those who do. */
const ASK_DEVELOPER = 'Saves cannot be shared with others now: ask whoever looks after the code.';

async function whyNot(folder: string): Promise<string | undefined> {
  for (const [file, what] of UNFINISHED) {
    const path = await tryGit(folder, ['rev-parse', '--git-path', file]);
    if (path !== undefined && existsSync(resolve(folder, path.trim())))
      return `${ASK_DEVELOPER} (The Git repository is in the middle of ${what}.)`;
  }
  if ((await tryGit(folder, ['symbolic-ref', '--quiet', 'HEAD'])) === undefined)
    return `${ASK_DEVELOPER} (No branch of the Git repository is checked out.)`;
  const known = ['-c', 'user.useConfigOnly=true', 'var', 'GIT_COMMITTER_IDENT'];
  if ((await tryGit(folder, known)) === undefined)
    return `${ASK_DEVELOPER} (Git does not know who you are: set user.name and user.email with "git config".)`;
  return undefined;
}

/** The versions of a config in Git, the newest first; none outside of a repository. */
export async function listGit(config: string): Promise<Version[]> {
  const format = '%H%x00%aI%x00%an%x00%B%x1e';
  const names = [basename(config), ...productFilesOf(config)];
  const args = ['log', `--max-count=${MAX_VERSIONS}`, `--format=${format}`, '--', ...names];
  const text = (await tryGit(dirname(config), args)) ?? '';
  return text
    .split('\x1e')
    .map((record) => record.trimStart().split('\0'))
    .flatMap(([commit = '', at = '', who = '', message = '']) =>
      commit === '' ? [] : [{ id: `git:${commit}`, at, who, ...toldBy(message) }],
    );
}

/** What a commit says it changed: the lines of a save are in its body, with the first one as its subject too. */
function toldBy(message: string): Pick<Version, 'words' | 'isOfCode'> {
  const [subject = '', ...rest] = message.trim().split('\n');
  const body = rest.map((line) => line.trim()).filter((line) => line !== '');
  const own = body.filter((line) => line.startsWith(BULLET));
  const isSave = own[0] !== undefined && isBegunBy(own[0].slice(BULLET.length), subject);
  return isSave
    ? { words: own.map((line) => line.slice(BULLET.length)) }
    : { words: [subject, ...body], isOfCode: true };
}

/** Whether a subject is the first line of a save, cut where it is long. */
function isBegunBy(line: string, subject: string): boolean {
  return line.startsWith(subject.replace(/ \(and \d+ more\)$/, '').replace(/…$/, ''));
}

const BULLET = '- ';

/** The commit of a version; undefined for one that is none. */
export const commitOf = (id: string): string | undefined => ID.exec(id)?.[1];

/** Names of files are names, not patterns. */
const LITERAL_PATHS_OPTION = '--literal-pathspecs';

/** The longest subject of a commit. */
const MAX_SUBJECT_LENGTH = 72;

/**
 * Commits the config, its products and the pictures that it uses, if they are new or changed, and nothing else: what is staged stays
 * staged.
 * @param files The full paths of these files.
 * @throws GitError in Git's words, for example if a hook refuses.
 */
export async function commitVersion(
  config: string,
  files: readonly string[],
  { words }: Pick<NewVersion, 'words'>,
): Promise<void> {
  const folder = dirname(config);
  const paths = [basename(config), ...(await changedOf(folder, files))];
  const message = `${subjectOf(words, basename(config))}\n\n${words.map((line) => BULLET + line).join('\n')}\n`;
  // Files that Git does not know yet cannot be committed by their names alone.
  await git(folder, [LITERAL_PATHS_OPTION, 'add', '--', ...paths]);
  await git(
    folder,
    [
      LITERAL_PATHS_OPTION,
      'commit',
      '--quiet',
      '--cleanup=verbatim',
      '--file=-',
      '--only',
      '--',
      ...paths,
    ],
    {
      input: message,
    },
  );
}

function subjectOf([first, ...more]: readonly string[], name: string): string {
  if (first === undefined) return `Save ${name}`;
  const others = more.length > 0 ? ` (and ${more.length} more)` : '';
  const room = MAX_SUBJECT_LENGTH - others.length;
  return (first.length > room ? `${first.slice(0, room - 1)}…` : first) + others;
}

/** Those of some files in `folder` that Git does not have as they are; none that it ignores. */
async function changedOf(folder: string, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const prefix = (await git(folder, ['rev-parse', '--show-prefix'])).trim();
  const args = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', '.'];
  const changed = new Set(
    (await git(folder, args)).split('\0').map((entry) => posix.relative(prefix, entry.slice(3))),
  );
  return files
    .map((file) => relative(folder, file).replaceAll('\\', '/'))
    .filter((file) => changed.has(file));
}
