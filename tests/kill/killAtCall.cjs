// Preloaded by tests (`node --require`): kills the process, as a power cut would, just before its n-th file system call
// that changes something on the disk, n being KILL_AT. Writes half of the text first if that call writes one.
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
  'symlink',
  'rm',
];
/** Of what `open` of node:fs/promises gives. */
const OF_HANDLES = ['write', 'writeFile', 'appendFile', 'sync', 'datasync', 'truncate'];
const WRITING_FLAGS = /[wa+]/;
/** The file whose folder counts: tools such as tsx write elsewhere. */
const watched = String(process.env.KILL_WATCH);
const { writeSync, writeFileSync } = fs;
let left = Number(process.env.KILL_AT);
/** @type {Set<unknown>} */
const open = new Set();

/**
 * Counts a call, and kills the process before the one that is asked for.
 * @param {string} name
 * @param {unknown} place A path, or a file that is open.
 * @param {unknown} text What it writes, if it writes.
 */
function count(name, place, text) {
  left -= 1;
  if (left !== 0) return;
  if (/^(write|append)/.test(name)) {
    const half = String(text).slice(0, 10);
    if (typeof place === 'number') writeSync?.(place, half);
    else writeFileSync?.(place, half, { flag: name.startsWith('append') ? 'a' : 'w' });
  }
  process.kill(process.pid, 'SIGKILL');
}

/**
 * Whether a call changes something in the folder.
 * @param {string} name
 * @param {unknown[]} args
 */
function isOurs(name, args) {
  if (name === 'open' && !WRITING_FLAGS.test(String(args[1]))) return false;
  if (typeof args[0] === 'number') return open.has(args[0]);
  return args.slice(0, 2).some((path) => String(path).startsWith(watched));
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
  // `promisify` finds its own there.
  return Object.defineProperties(counted, Object.getOwnPropertyDescriptors(original));
}

for (const name of NAMES) {
  const [sync, async, promised] = [fs[`${name}Sync`], fs[name], promises[name]];
  if (sync)
    fs[`${name}Sync`] = counting(name, sync, (args, original) => {
      const result = original(...args);
      if (name === 'open') open.add(result);
      return result;
    });
  if (async)
    fs[name] = counting(name, async, (args, original) => {
      const back = /** @type {Call} */ (args.at(-1));
      return original(...args.slice(0, -1), (/** @type {unknown[]} */ ...found) => {
        if (name === 'open') open.add(found[1]);
        back(...found);
      });
    });
  if (promised)
    promises[name] = counting(name, promised, async (args, original) => {
      const result = await original(...args);
      if (name === 'open') countHandle(result);
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
