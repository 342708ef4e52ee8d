import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import writeFileAtomic from 'write-file-atomic';
import { isRecord } from '../../../document/isRecord';
import { JOURNALS } from '../../site/published';
import { preparePrivateFolder } from '../../files/privateFolder';
import { userName } from '../userName';
import type { NewVersion, Version } from './version';

/** A line of the log. */
interface Entry extends Omit<Version, 'id'> {
  /** The hash of the text, which names its file. */
  text: string;
}

/** The versions of a config in a folder beside it. Nothing in there is ever changed. */
export interface FolderVersions {
  /** The newest first. */
  list(): Promise<Version[]>;
  /** The text of a version; undefined if there is none. */
  read(id: string): Promise<string | undefined>;
  /** Whether a text is that of the newest. */
  isLast(text: string): Promise<boolean>;
  /** Adds a version: its text first, then its line in the log, both on disk when this resolves. */
  keep(version: NewVersion): Promise<void>;
}

/** The versions in `.studio/versions`, beside the config: a log with a line each, and the texts by their hashes. */
export function folderVersions(config: string): FolderVersions {
  const own = join(dirname(config), JOURNALS);
  const folder = join(own, 'versions', basename(config));
  const log = join(folder, 'log.jsonl');
  const fileOf = (hash: string): string => join(folder, `${hash}.json.gz`);

  async function entries(): Promise<Entry[]> {
    if (!existsSync(log)) return [];
    return (await readFile(log, 'utf8')).split('\n').flatMap(toEntry);
  }

  return {
    async list() {
      const all = await entries();
      return all
        .map(({ at, who, words, text }) => ({ id: idOf(at, text), at, who, words }))
        .toReversed();
    },
    async read(id) {
      const found = (await entries()).find((entry) => idOf(entry.at, entry.text) === id);
      return (
        found && (await promisify(gunzip)(await readFile(fileOf(found.text)))).toString('utf8')
      );
    },
    isLast: async (text) => (await entries()).at(-1)?.text === hashOf(text),
    async keep({ text, words }) {
      preparePrivateFolder(own);
      mkdirSync(folder, { recursive: true });
      const hash = hashOf(text);
      if (!existsSync(fileOf(hash)))
        await writeFileAtomic(fileOf(hash), await promisify(gzip)(text));
      const entry: Entry = { at: new Date().toISOString(), who: userName(), words, text: hash };
      const file = await open(log, 'a');
      try {
        // A power cut may have torn the line before.
        await file.appendFile(`\n${JSON.stringify(entry)}\n`);
        await file.datasync();
      } finally {
        await file.close();
      }
    },
  };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const idOf = (at: string, hash: string): string => `folder:${at}-${hash.slice(0, 12)}`;

function toEntry(line: string): Entry[] {
  try {
    const entry: unknown = JSON.parse(line);
    return isRecord(entry) ? [entry as unknown as Entry] : [];
  } catch {
    return [];
  }
}
