import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { explainNpm } from './explainNpm.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean, os?: string[], cpu?: string[] }} Package */

/**
 * Ensures that node_modules matches package-lock.json: runs `npm ci` if it is missing or out of date.
 * @param {string} root The project folder.
 * @param {(line: string) => void} log
 * @returns {Promise<string | undefined>} A message for the terminal if it failed.
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
  const { code, complaint } = await install(root);
  if (code !== 0) return explainNpm(complaint);
  if (complaint.trim()) console.error(complaint.trim());
  return undefined;
}

/**
 * Compares the lock file with npm's hidden lock file in node_modules, which it writes at the end of an installation.
 * @param {string} root
 * @returns {'fresh' | 'missing' | 'stale'}
 */
export function dependencyState(root) {
  const installed = readLock(path.join(root, 'node_modules', '.package-lock.json'));
  if (!installed) return 'missing';
  const locked = Object.entries(readLock(path.join(root, 'package-lock.json')) ?? {});
  const isCurrent = locked.every(
    ([name, entry]) => name === '' || isInstalled(entry, installed[name]),
  );
  return isCurrent && Object.values(installed).every(runsHere) ? 'fresh' : 'stale';
}

/**
 * @param {Package} locked
 * @param {Package | undefined} installed
 */
function isInstalled(locked, installed) {
  if (locked.link) return true;
  // npm skips packages for other platforms.
  if (!installed) return Boolean(locked.optional || locked.devOptional || locked.peer);
  return installed.version === locked.version && installed.integrity === locked.integrity;
}

/**
 * False for binaries of another platform, if node_modules was copied from another machine or mounted into a container.
 * @param {Package} installed
 */
function runsHere({ os, cpu }) {
  return allows(os, process.platform) && allows(cpu, process.arch);
}

/**
 * Evaluates `os` and `cpu` of a package as npm does: allowed names, or excluded ones with '!'.
 * @param {string[] | undefined} names
 * @param {string} here
 */
function allows(names, here) {
  if (!names || names.includes(here)) return true;
  return names.every((name) => name.startsWith('!') && name !== `!${here}`);
}

/**
 * @param {string} file
 * @returns {Record<string, Package> | undefined} The lock file's `packages`, by folder.
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} cwd
 * @returns {Promise<{ code: number, complaint: string }>} `complaint` is the stderr of npm, or of the shell if there is
 *   no npm.
 */
function install(cwd) {
  return new Promise((resolve) => {
    // --include=dev: with NODE_ENV=production npm would skip the build tools.
    const command = 'npm ci --include=dev --prefer-offline';
    // In a shell: on Windows, npm is a .cmd script, which Node cannot spawn directly.
    const child = spawn(command, { cwd, shell: true, stdio: ['ignore', 'inherit', 'pipe'] });
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      complaint += text;
    });
    child.on('error', (error) => resolve({ code: 1, complaint: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, complaint }));
  });
}
