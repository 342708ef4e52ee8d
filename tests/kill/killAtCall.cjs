// Preloaded by tests (`node --require`): kills the process, as a power cut would, just before its n-th file system call
// that changes something on the disk, n being KILL_AT. Writes half of the text first if that call writes one.
const fs = /** @type {Record<string, unknown>} */ (require('node:fs'));

const METHODS = [
  'openSync',
  'writeSync',
  'writeFileSync',
  'fsyncSync',
  'renameSync',
  'unlinkSync',
  'mkdirSync',
  'copyFileSync',
  'symlinkSync',
  'rmSync',
];
const WRITING_FLAGS = /[wa+]/;
/** The file whose folder counts: tools such as tsx write elsewhere. */
const watched = String(process.env.KILL_WATCH);
let left = Number(process.env.KILL_AT);
const open = new Set();

for (const name of METHODS) {
  const original = /** @type {(...args: unknown[]) => unknown} */ (fs[name]);
  /** @param {...unknown} args */
  const counted = (...args) => {
    const isOurs =
      typeof args[0] === 'number'
        ? open.has(args[0])
        : args.slice(0, 2).some((path) => String(path).startsWith(watched));
    const changes = name !== 'openSync' || WRITING_FLAGS.test(String(args[1]));
    if (!isOurs || !changes) return original(...args);
    left -= 1;
    if (left === 0) {
      if (name.startsWith('write')) original(args[0], String(args[1]).slice(0, 10));
      process.kill(process.pid, 'SIGKILL');
    }
    const result = original(...args);
    if (name === 'openSync') open.add(result);
    return result;
  };
  fs[name] = counted;
}
