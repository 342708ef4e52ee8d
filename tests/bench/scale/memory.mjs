// Loaded into a process with `node --import`: notes what memory it takes while it runs, and writes the list
// into the file that BENCH_MEMORY names when it ends.
import { writeFileSync } from 'node:fs';

/** @type {number[]} Bytes, five times a second. */
const samples = [];
setInterval(() => samples.push(process.memoryUsage.rss()), 200).unref();

process.on('exit', () => {
  const file = process.env.BENCH_MEMORY;
  samples.push(process.memoryUsage.rss());
  if (file) writeFileSync(file, JSON.stringify(samples));
});
