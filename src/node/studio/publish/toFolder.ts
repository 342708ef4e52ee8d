import { copyFileSync, existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync } from 'node:fs';
import { renameSync, rmdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesBelow } from '../../files/filesBelow';
import { KEPT_VERSIONS, VERSION_NAME, versionName } from './versionName';
import type { TellStep } from './tellStep';

/**
 * Publishes a built site into a folder of this computer or a mounted one: copies it beside, then points the link at the
 * copy, which is one rename. Whenever it is broken off, visitors have the old site or the new one, whole.
 * @throws A sentence, if the folder has files of somebody else.
 */
export async function toFolder(site: string, target: string, tell: TellStep): Promise<void> {
  refuseForeign(target);
  const versions = `${target}.versions`;
  const copy = join(versions, versionName());
  const files = await filesBelow(site);
  const folders = new Set(files.map((file) => dirname(join(copy, file))));
  mkdirSync(copy, { recursive: true });
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  for (const [done, file] of files.entries()) {
    tell({ step: 'copy', done, total: files.length });
    copyFileSync(join(site, file), join(copy, file));
  }
  tell({ step: 'switch' });
  const next = `${target}.next`;
  rmSync(next, { force: true });
  symlinkSync(join(basename(versions), basename(copy)), next, 'dir');
  if (isThere(target) && !isLink(target)) rmdirSync(target);
  renameSync(next, target);
  tidy(versions, basename(readlinkSync(target)));
}

/** A link that Studio has made, an empty folder, or nothing. */
function refuseForeign(target: string): void {
  if (!isThere(target)) return;
  const isOurs = isLink(target)
    ? dirname(readlinkSync(target)) === `${basename(target)}.versions`
    : lstatSync(target).isDirectory() && readdirSync(target).length === 0;
  if (isOurs) return;
  throw new Error(
    `${target} was not made by Studio and is not empty. Move it away, or name another folder: Studio makes it a link, so that publishing is one step.`,
  );
}

const isThere = (path: string): boolean => existsSync(path) || isLink(path);

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** Removes what was broken off, and all but the newest versions; never the live one. */
function tidy(versions: string, live: string): void {
  const old = readdirSync(versions)
    .filter((name) => VERSION_NAME.test(name) && name !== live)
    .toSorted()
    .toReversed();
  for (const name of old.slice(KEPT_VERSIONS - 1))
    rmSync(join(versions, name), { recursive: true, force: true });
}
