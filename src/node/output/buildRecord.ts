import { createHash, hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { evictOldest } from '../files/cachedFolder';
import { parseRecord } from './recordText.mjs';

/** Bump it when files are written otherwise than their record says. */
const RECORD_VERSION = 2;

/** The first line of a record. Another version of Node may compress otherwise. */
const HEADER = `${RECORD_VERSION} ${process.version}`;

/** Folders whose builds are remembered: those of some companies, and of Studio's previews. */
const MAX_KEPT_RECORDS = 16;

/** What a file was made of, in a few characters, and its size and those of its compressed siblings, in bytes. */
export interface MadeFile {
  by: string;
  sizes: readonly number[];
}

/** Every file of a build, by its address. */
export type MadeFiles = ReadonlyMap<string, MadeFile>;

/** What is remembered of a build. */
export interface BuildRecord {
  files: MadeFiles;
  /** In what it differs from the build that it replaced, if that is not almost everything. */
  differs?: { from: string; urls: ReadonlySet<string> } | undefined;
}

/** Longer texts, such as the index of a large catalogue, are not copied to be hashed. */
const MAX_JOINED_LENGTH = 1_000_000;

/** A hash of 16 characters, for what a file is made of. */
export function madeBy(...parts: readonly (string | Buffer)[]): string {
  // A hundred thousand pages have two of these each: in one call, they take half the time.
  const text = joined(parts);
  if (text !== undefined) return hash('sha256', text, 'base64url').slice(0, 16);
  const all = createHash('sha256');
  for (const part of parts) all.update(String(part.length)).update(' ').update(part);
  return all.digest('base64url').slice(0, 16);
}

/** Short texts in one; undefined if there is something else, or too much. */
function joined(parts: readonly (string | Buffer)[]): string | undefined {
  let text = '';
  for (const part of parts) {
    if (typeof part !== 'string') return undefined;
    if (text.length + part.length > MAX_JOINED_LENGTH) return undefined;
    text += `${part.length} ${part}`;
  }
  return text;
}

/**
 * Keeps the record of a build that is about to be published.
 * @returns Its name, for the marker of the build; empty if it could not be kept: then the next build makes every file.
 */
export async function keepRecord(records: string, record: BuildRecord): Promise<string> {
  const { files, differs } = record;
  const lines = [...files].map(([url, { by, sizes }]) => `${by}\t${sizes.join(' ')}\t${url}`);
  const other = differs ? [`${differs.from}\t${differs.urls.size}`, ...differs.urls] : ['\t0'];
  const text = [HEADER, ...other, ...lines].join('\n');
  const name = madeBy(text);
  const unfinished = join(records, `${name}.${process.pid}`);
  try {
    await mkdir(records, { recursive: true });
    await writeFile(unfinished, text);
    await rename(unfinished, join(records, name));
    return name;
  } catch {
    return '';
  }
}

/**
 * Reads the record of a build; undefined if it is not the one that was kept, or that of another version.
 * @throws If there is none.
 */
export function readRecord(records: string, name: string): BuildRecord | undefined {
  const text = readFileSync(join(records, name), 'utf8');
  // Before it is parsed, which takes longer.
  if (!text.startsWith(`${HEADER}\n`) || madeBy(text) !== name) return undefined;
  const { from, urls, files } = parseRecord(text);
  return { files, ...(from !== '' && { differs: { from, urls } }) };
}

/** Removes the records of builds that are no longer there, and those of folders that are seldom built. */
export async function dropOtherRecords(records: string, name: string): Promise<void> {
  const names = await readdir(records).catch((): string[] => []);
  const others = names.filter((one) => one !== name);
  await Promise.all(others.map((one) => rm(join(records, one), { force: true })));
  await evictOldest(dirname(records), MAX_KEPT_RECORDS);
}
