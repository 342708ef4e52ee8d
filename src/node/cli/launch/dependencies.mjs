import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { explainNpm, runNpm } from './npm.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean }} Locked */

/**
 * Makes sure that node_modules holds exactly what package-lock.json says: `npm ci` when it is
 * missing or stale, nothing when it is not (a few milliseconds).
 * @param {string} root The project's folder.
 * @param {(line: string) => void} log
 * @returns {Promise<string | undefined>} A sentence when it did not work.
 */
export async function ensureDependencies(root, log) {
  if (!existsSync(path.join(root, 'package-lock.json'))) {
    return 'package-lock.json is missing, so the dependencies cannot be installed as tested. Restore it from the repository.';
  }
  const state = dependencyState(root);
  if (state === 'fresh') return undefined;
  log(
    state === 'missing'
      ? 'Installing the dependencies (only this once) …'
      : 'The dependencies have changed. Installing them again …',
  );
  // --include=dev: with NODE_ENV=production npm would leave out what builds the site.
  const { code, complaint } = await runNpm(['ci', '--include=dev', '--prefer-offline'], root);
  if (code !== 0) return explainNpm(complaint);
  if (complaint.trim()) console.error(complaint.trim());
  writeFileSync(stampFile(root), stamp(root));
  return undefined;
}

/**
 * @param {string} root
 * @returns {'fresh' | 'missing' | 'stale'}
 */
export function dependencyState(root) {
  if (!existsSync(path.join(root, 'node_modules', 'vite', 'package.json'))) return 'missing';
  const file = stampFile(root);
  const seen = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (seen === stamp(root)) return 'fresh';
  // A different lock file does not mean different packages: whoever changed it with
  // `npm install` has them already, and installing would pull them from under what runs.
  const moved = seen !== '' && !seen.endsWith(` ${platform()}`);
  if (moved || !installedByHand(root)) return 'stale';
  writeFileSync(file, stamp(root));
  return 'fresh';
}

/** @param {string} root */
function stampFile(root) {
  return path.join(root, 'node_modules', '.installed-lock');
}

/**
 * The lock file's hash and the platform: packages with binaries differ from one to the next,
 * and folders are carried between them (a container's mount, a copied disk).
 * @param {string} root
 */
function stamp(root) {
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${hash} ${platform()}`;
}

function platform() {
  return `${process.platform}-${process.arch}`;
}

/**
 * Whether somebody's own `npm ci` or `npm install` left what the lock file says. npm notes what
 * it installed in node_modules/.package-lock.json, written last of all.
 * @param {string} root
 */
function installedByHand(root) {
  const wanted = readLock(path.join(root, 'package-lock.json'));
  const found = readLock(path.join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(([name, entry]) => {
    if (name === '' || entry.link) return true;
    const installed = found[name];
    if (!installed) return Boolean(entry.optional || entry.devOptional || entry.peer);
    return installed.version === entry.version && installed.integrity === entry.integrity;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, Locked> | undefined} `packages` of a lock file, by folder.
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
