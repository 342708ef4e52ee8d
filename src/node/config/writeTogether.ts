import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { isRecord } from '../../document/isRecord';
import { isRunning } from '../files/isRunning';
import { preparePrivateFolder } from '../files/privateFolder';
import { JOURNALS } from '../site/published';
import { hashOfFile } from './productFiles/chunks';

/** A file that is about to be written. */
export interface FileToWrite {
  /** Its full path. */
  path: string;
  bytes: Buffer | string;
}

/** What is to be written lies in such folders until all of it is: 'saving-4711-…', by the process that writes. */
const SAVING = /^saving-(\d+)-/;

/** Lists the files of such a folder, once all of them lie in it. */
const LIST = 'files.json';

/** A process takes seconds; an older folder is one of a process that has ended, even if another has its number now. */
const MAX_SAVING_MS = 60_000;

/**
 * Writes files completely or not at all, and all of them even if the process is killed meanwhile: a product that moves
 * from one file to another is never in both or in none. Who reads them next calls `finishWriting` first.
 * @param folder That of the config, with all files in it or below.
 */
export async function writeTogether(folder: string, files: readonly FileToWrite[]): Promise<void> {
  const saving = files.length > 1 ? await announce(folder, files) : undefined;
  try {
    for (const { path, bytes } of files) await writeFileAtomic(path, bytes);
  } catch (error) {
    // Finished by who reads them next, also in this process.
    if (saving !== undefined)
      renameSync(saving, join(folder, JOURNALS, `saving-0-${randomUUID()}`));
    throw error;
  }
  if (saving !== undefined) rmSync(saving, { recursive: true });
}

async function announce(folder: string, files: readonly FileToWrite[]): Promise<string> {
  const own = join(folder, JOURNALS);
  const saving = join(own, `saving-${process.pid}-${randomUUID()}`);
  preparePrivateFolder(own);
  mkdirSync(saving);
  const list: Listed[] = [];
  for (const [index, { path, bytes }] of files.entries()) {
    await writeFileAtomic(join(saving, `${index}`), bytes);
    const before = existsSync(path) ? hashOfFile(path) : '';
    list.push({ name: relative(folder, path), before });
  }
  await writeFileAtomic(join(saving, LIST), JSON.stringify(list));
  return saving;
}

/** A file in the list of what is to be written. */
interface Listed {
  name: string;
  /** The hash of what it holds until then. */
  before: string;
}

/** Writes the rest of files that were to be written together, where a process has ended in the middle of it. */
export function finishWriting(folder: string): void {
  const own = join(folder, JOURNALS);
  if (!existsSync(own)) return;
  for (const name of readdirSync(own)) {
    const [, pid] = SAVING.exec(name) ?? [];
    const saving = join(own, name);
    if (pid === undefined || isBeingWritten(Number(pid), saving)) continue;
    try {
      for (const [index, one] of listIn(saving).entries())
        finish(join(folder, one.name), one.before, join(saving, `${index}`));
      rmSync(saving, { recursive: true, force: true });
    } catch {
      // Tried again by who reads next.
    }
  }
}

/** What others have written since stays. */
function finish(path: string, before: string, written: string): void {
  const now = existsSync(path) ? hashOfFile(path) : '';
  if (now === before) writeFileAtomic.sync(path, readFileSync(written));
}

const isBeingWritten = (pid: number, saving: string): boolean =>
  isRunning(pid) && Date.now() - statSync(saving).mtimeMs < MAX_SAVING_MS;

/** What is to be written; nothing of a folder that was not complete: then no file has been touched. */
function listIn(saving: string): Listed[] {
  if (!existsSync(join(saving, LIST))) return [];
  const list: unknown = JSON.parse(readFileSync(join(saving, LIST), 'utf8'));
  return Array.isArray(list) ? list.filter(isListed) : [];
}

const isListed = (entry: unknown): entry is Listed =>
  isRecord(entry) && typeof entry['name'] === 'string' && typeof entry['before'] === 'string';
