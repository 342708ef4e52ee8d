import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * How npm is started here. Its script run by this very Node comes first: that needs no shell,
 * and Windows does not start `npm.cmd` without one.
 * @param {{ env?: NodeJS.ProcessEnv, node?: string, platform?: string }} [where]
 * @returns {{ file: string, args: string[], shell: boolean }}
 */
export function npmCommand(where = {}) {
  const { env = process.env, node = process.execPath, platform = process.platform } = where;
  const home = path.dirname(node);
  const scripts = [
    env.npm_execpath || '',
    path.join(home, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    path.join(home, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ];
  const script = scripts.find((file) => path.basename(file) === 'npm-cli.js' && existsSync(file));
  if (script) return { file: node, args: [script], shell: false };
  return platform === 'win32'
    ? { file: 'npm.cmd', args: [], shell: true }
    : { file: 'npm', args: [], shell: false };
}

/**
 * Runs npm, lets its output through and keeps what it complained about.
 * @param {string[]} args Only words without spaces: Windows may join them in a shell.
 * @param {string} cwd
 * @returns {Promise<{ code: number, complaint: string }>} `complaint` is what npm wrote to
 *   stderr, or the code of the error that kept it from starting.
 */
export function runNpm(args, cwd) {
  const npm = npmCommand();
  return new Promise((resolve) => {
    const child = spawn(npm.file, [...npm.args, ...args], {
      cwd,
      shell: npm.shell,
      stdio: ['ignore', 'inherit', 'pipe'],
    });
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      complaint += text;
    });
    child.on('error', (error) => resolve({ code: 1, complaint: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, complaint }));
  });
}

/** What npm says, and what that means to somebody who has never read its manual. */
const CAUSES = [
  {
    sign: /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR)\b/,
    text: 'The package registry cannot be reached (CODE). Check the network, and npm’s proxy and registry settings, then run the command again.',
  },
  {
    sign: /\b(SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_GET_ISSUER_CERT_LOCALLY|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/,
    text: 'The connection to the package registry is not trusted (CODE). Behind a company proxy, give npm its certificate: npm config set cafile <file>.',
  },
  {
    sign: /\b(E401|E403)\b/,
    text: 'The package registry refuses access (CODE). Check which registry npm is set to: npm config get registry.',
  },
  {
    sign: /\b(EBADENGINE)\b/,
    text: 'A dependency does not run on this Node (CODE). Install the Node version that package.json names under "engines".',
  },
  {
    sign: /\b(EUSAGE)\b/,
    text: 'package-lock.json does not match package.json (CODE). Run npm install, and keep the lock file it writes.',
  },
  {
    sign: /\b(EACCES|EPERM|EROFS)\b/,
    text: 'npm is not allowed to write to the project’s folder or its own cache (CODE). Check who owns them, and that no other program has node_modules open.',
  },
  { sign: /\b(ENOSPC)\b/, text: 'The disk is full (CODE).' },
  {
    sign: /\b(spawn\S* (?:\S+ )?ENOENT|not recognized as an internal)\b/,
    text: 'npm was not found. It comes with Node: install Node from https://nodejs.org/ and run the command again.',
  },
];

/**
 * Explains in a sentence why the dependencies could not be installed.
 * @param {string} complaint What npm wrote to stderr.
 * @returns {string} The sentence; for a cause we do not know, npm's own words.
 */
export function explainNpm(complaint) {
  for (const { sign, text } of CAUSES) {
    const found = sign.exec(complaint);
    if (found) return text.replace('CODE', found[1] ?? '');
  }
  return `The dependencies could not be installed. npm said:\n${complaint.trim() || '(nothing)'}`;
}
