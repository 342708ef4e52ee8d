// Preloaded by tests (`node --require`): kills the process, as a power cut would, just before its n-th file system call
// that changes something on the disk, n being KILL_AT; with KILL_NAME, before its n-th call of that name. Writes half of
// the text first if that call writes one. With KILL_KEEP instead, the process lives on, and that folder gets a copy of the watched one for each call: what a kill
// just there would have left.
const path = require('node:path');
/** @typedef {(...args: any[]) => any} Call */
const fs = /** @type {Record<string, Call>} */ (/** @type {unknown} */ (require('node:fs')));
const promises = /** @type {Record<string, Call>} */ (
  /** @type {unknown} */ (require('node:fs/promises'))
);

const NAMES = [
  'open',
  'write',
  'writeFile',
  'appendFile',
  'fsync',
  'fdatasync',
  'truncate',
  'ftruncate',
  'rename',
  'unlink',
  'mkdir',
  'copyFile',
  'link',
  'symlink',
  'rm',
  'rmdir',
];
/** The methods of file handles, as `open` of node:fs/promises returns them. */
const OF_HANDLES = ['write', 'writeFile', 'appendFile', 'sync', 'datasync', 'truncate'];
const WRITING_FLAGS = /[wa+]/;
/** The file whose folder counts: tools such as tsx write elsewhere. */
const watched = String(process.env.KILL_WATCH);
const { KILL_AT, KILL_KEEP, KILL_NAME } = process.env;
const { cpSync, writeSync, writeFileSync } = fs;
let calls = 0;
let isKeeping = false;
/** @type {Map<unknown, unknown>} The paths of the files that are open. */
const open = new Map();

/**
 * Counts a call, and kills the process before the one that is asked for, or keeps what a kill would leave.
 * @param {string} name
 * @param {unknown} place A path, or a file that is open.
 * @param {unknown} text What it writes, if it writes.
 */
function count(name, place, text) {
  if (KILL_NAME && KILL_NAME !== name) return;
  calls += 1;
  if (KILL_KEEP) keep(KILL_KEEP, name, place, text);
  if (String(calls) !== KILL_AT) return;
  const half = halfOf(name, text);
  if (half !== undefined && typeof place === 'number') writeSync?.(place, half);
  else if (half !== undefined) writeFileSync?.(place, half, { flag: flagOf(name) });
  process.kill(process.pid, 'SIGKILL');
}

/**
 * Copies the watched folder, and writes the half into the copy.
 * @param {string} folder
 * @param {string} name
 * @param {unknown} place
 * @param {unknown} text
 */
function keep(folder, name, place, text) {
  isKeeping = true;
  const copy = path.join(folder, String(calls).padStart(3, '0'));
  cpSync?.(watched, copy, { recursive: true });
  const half = halfOf(name, text);
  const file = String(open.get(place) ?? place);
  const flag = open.has(place) ? 'a' : flagOf(name);
  if (half !== undefined)
    writeFileSync?.(path.join(copy, path.relative(watched, file)), half, { flag });
  isKeeping = false;
}

/**
 * The half of a text that a killed call has written; undefined for calls that write none.
 * @param {string} name
 * @param {unknown} text
 */
function halfOf(name, text) {
  return /^(write|append)/.test(name) ? String(text).slice(0, 10) : undefined;
}

/** @param {string} name */
function flagOf(name) {
  return name.startsWith('append') ? 'a' : 'w';
}

/**
 * Whether a call changes something in the folder.
 * @param {string} name
 * @param {unknown[]} args
 */
function isOurs(name, args) {
  if (isKeeping) return false;
  if (name === 'open' && !WRITING_FLAGS.test(String(args[1]))) return false;
  if (typeof args[0] === 'number') return open.has(args[0]);
  return args.slice(0, 2).some((one) => String(one).startsWith(watched));
}

/**
 * A method that counts its calls.
 * @param {string} name What it does: 'open' for `openSync`, too.
 * @param {Call} original
 * @param {(args: unknown[], original: Call) => unknown} call Makes the call, once it is counted.
 * @returns {Call}
 */
function counting(name, original, call) {
  /** @param {unknown[]} args */
  const counted = (...args) => {
    if (!isOurs(name, args)) return original(...args);
    count(name, args[0], args[1]);
    return call(args, original);
  };
  // Copied because `promisify` looks for its own property there.
  return Object.defineProperties(counted, Object.getOwnPropertyDescriptors(original));
}

for (const name of NAMES) {
  const [sync, async, promised] = [fs[`${name}Sync`], fs[name], promises[name]];
  if (sync)
    fs[`${name}Sync`] = counting(name, sync, (args, original) => {
      const result = original(...args);
      if (name === 'open') open.set(result, args[0]);
      return result;
    });
  if (async)
    fs[name] = counting(name, async, (args, original) => {
      const back = /** @type {Call} */ (args.at(-1));
      return original(...args.slice(0, -1), (/** @type {unknown[]} */ ...found) => {
        if (name === 'open') open.set(found[1], args[0]);
        back(...found);
      });
    });
  if (promised)
    promises[name] = counting(name, promised, async (args, original) => {
      const result = await original(...args);
      if (name === 'open') {
        open.set(result.fd, args[0]);
        countHandle(result);
      }
      return result;
    });
}

/** @param {Record<string, any>} handle */
function countHandle(handle) {
  for (const name of OF_HANDLES) {
    const original = /** @type {Call} */ (handle[name]).bind(handle);
    handle[name] = (/** @type {unknown[]} */ ...args) => {
      count(name, handle.fd, args[0]);
      return original(...args);
    };
  }
}
