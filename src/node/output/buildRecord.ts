import { createHash, hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { evictOldest } from '../files/cachedFolder';

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

/** A hash of 16 characters, for what a file is made of. */
export function madeBy(...parts: readonly (string | Buffer)[]): string {
  const texts = parts.filter((part) => typeof part === 'string');
  if (texts.length === parts.length) {
    // A hundred thousand pages have two of these each: in one call, they take half the time.
    const text = texts.map((part) => `${part.length} ${part}`).join('');
    return hash('sha256', text, 'base64url').slice(0, 16);
  }
  const all = createHash('sha256');
  for (const part of parts) all.update(String(part.length)).update(' ').update(part);
  return all.digest('base64url').slice(0, 16);
}

/** The endings of a file and its siblings: one sibling alone is that of gzip. */
export function endingsOf({ length }: MadeFile['sizes']): readonly string[] {
  return ENDINGS[length - 1] ?? [''];
}

const ENDINGS = [[''], ['', '.gz'], ['', '.br', '.gz']];

/**
 * Keeps the record of a build that is about to be published.
 * @returns Its name, for the marker of the build; empty if it could not be kept: then the next build makes every file.
 */
export async function keepRecord(records: string, record: BuildRecord): Promise<string> {
  const { files, differs } = record;
  const lines = [...files].map(([url, { by, sizes }]) => `${by}\t${sizes.join(' ')}\t${url}`);
  const other = differs ? [`${differs.from}\t${differs.urls.size}`, ...differs.urls] : ['\t0'];
  const text = [HEADER, ...other, ...lines.toSorted()].join('\n');
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
  const [header, other = '', ...lines] = text.split('\n');
  if (header !== HEADER || madeBy(text) !== name) return undefined;
  const [from = '', count] = other.split('\t');
  const urls = lines.splice(0, Number(count));
  return {
    files: new Map(lines.map(readLine)),
    ...(from !== '' && { differs: { from, urls: new Set(urls) } }),
  };
}

function readLine(line: string): [url: string, file: MadeFile] {
  const [by = '', sizes = '', ...url] = line.split('\t');
  return [url.join('\t'), { by, sizes: sizes.split(' ').map(Number) }];
}

/** Removes the records of builds that are no longer there, and those of folders that are seldom built. */
export async function dropOtherRecords(records: string, name: string): Promise<void> {
  const names = await readdir(records).catch((): string[] => []);
  const others = names.filter((one) => one !== name);
  await Promise.all(others.map((one) => rm(join(records, one), { force: true })));
  await evictOldest(dirname(records), MAX_KEPT_RECORDS);
}
