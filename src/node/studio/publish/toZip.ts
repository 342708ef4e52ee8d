import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { filesBelow } from '../../files/filesBelow';
import type { TellStep } from './tellStep';

/** Files that are compressed already. */
const DENSE = new Set(['.avif', '.br', '.gz', '.jpg', '.png', '.tgz', '.webp', '.woff2']);

/** Packs a folder into a ZIP file, one file after another; the ZIP is there once it is whole. */
export async function toZip(folder: string, zipFile: string, tell: TellStep): Promise<void> {
  const files = (await filesBelow(folder)).toSorted();
  mkdirSync(dirname(zipFile), { recursive: true });
  const next = `${zipFile}.next`;
  const output = openSync(next, 'w');
  try {
    const zip = new Zip((error, chunk) => {
      if (error) throw error;
      writeSync(output, chunk);
    });
    for (const [done, file] of files.entries()) {
      tell({ step: 'pack', done, total: files.length });
      const name = file.replaceAll('\\', '/');
      const entry = DENSE.has(extname(name)) ? new ZipPassThrough(name) : new ZipDeflate(name);
      zip.add(entry);
      entry.push(readFileSync(join(folder, file)), true);
    }
    zip.end();
    fsyncSync(output);
  } finally {
    closeSync(output);
  }
  renameSync(next, zipFile);
}
