// Preloaded with `node --import`: samples the memory of the process, and writes the samples to the file BENCH_MEMORY
// when it exits.
import { writeFileSync } from 'node:fs';

/** @type {number[]} Resident set size in bytes, five times a second. */
const samples = [];
setInterval(() => samples.push(process.memoryUsage.rss()), 200).unref();

process.on('exit', () => {
  const file = process.env.BENCH_MEMORY;
  samples.push(process.memoryUsage.rss());
  if (file) writeFileSync(file, JSON.stringify(samples));
});
