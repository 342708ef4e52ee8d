// The thread that looks through a former build.
import { readFileSync, statSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { foldersOf, isAsMade, parseRecord } from './recordText.mjs';

/** @type {import('./inspect').Inspected} */
const { record, ...build } = workerData;
const { files } = parseRecord(readFileSync(record, 'utf8'));
/** @type {string[]} */
const changed = [];
for (const [url, { sizes }] of files) if (!isAsMade(build, url, sizes)) changed.push(url);
/** @type {string[]} */
const younger = [];
for (const url of foldersOf(files.keys())) {
  const stat = statSync(build.folder + url, { throwIfNoEntry: false });
  if (stat && stat.mtimeMs > build.finished) younger.push(url);
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
parentPort?.postMessage({ changed: new Set(changed), younger });
