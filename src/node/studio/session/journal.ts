import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, renameSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { errorMessage } from '../../../document/errorMessage';
import type { Change, Draft } from '../../../document/step';
import type { Conflict } from '../../../studio/protocol';
import type { BaseFiles } from '../shapes/changes';
import { preparePrivateFolder } from '../../files/privateFolder';
import { JOURNALS } from '../../site/published';
import { readJournal } from './readJournal';

/** The form in which snapshots are written: `shapes/changes.ts` describes this one and those before. */
const JOURNAL_VERSION = 2;

/** What a session has to be found in again. */
export interface Snapshot extends Draft {
  /** The text of the file that the draft was made from. */
  base: string;
  /** What the files held that its products were read from; undefined where these stand in the config. */
  files?: BaseFiles;
  conflicts: readonly Conflict[];
  /** The ids of the last changes that browsers have made. */
  taken: readonly string[];
}

/** What a session was about to write when it ended. */
interface Announced {
  /** The products of its files, where they stand in files. */
  baseProducts?: unknown;
  /** Whether a text is one that the session has begun to write into the file, since its snapshot. */
  wasSaving(text: string): boolean;
}

/** Keeps a session on disk: a snapshot, and a line for each change since then. */
export interface Journal {
  /** What the last session has left. */
  left: (Snapshot & Announced) | undefined;
  /**
   * Adds a change. `done` is called when it is on disk, for several changes at once if they come fast.
   * @param before The session before the change, for a file that has no snapshot to build on.
   */
  append(change: Change, before: () => Snapshot, done: () => void): void;
  /** Notes that the file is about to be written; resolves when that is on disk. */
  announce(text: string): Promise<void>;
  /** Begins anew with a snapshot, in the place of all before. */
  restart(snapshot: Snapshot): void;
  /** Resolves when what was appended is on disk, or the disk has refused it. */
  written(): Promise<void>;
  /** Like `written`, and closes the file. */
  settled(): Promise<void>;
}

/**
 * Opens the journal of a config. Whatever a crash has left of it is read as far as it is whole.
 * @param fail Is told in a sentence when the disk refuses.
 */
export function openJournal(config: string, fail: (message: string) => void): Journal {
  const file = journalOf(config);
  const { left, isWhole } = readLeft(file);
  let handle: FileHandle | undefined;
  /** Whether lines can be added to what the file holds. */
  let isSound = left !== undefined && isWhole;
  let snapshot: Snapshot | undefined;
  let lines: string[] = [];
  let waiting: (() => void)[] = [];
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    while (snapshot ?? lines.length > 0) {
      const [start, added, done] = [snapshot, lines, waiting];
      [snapshot, lines, waiting] = [undefined, [], []];
      if (start) {
        await handle?.close();
        handle = undefined;
        const first = JSON.stringify({ version: JOURNAL_VERSION, ...start });
        await writeFileAtomic(file, [first, ...added, ''].join('\n'));
      } else {
        handle ??= await open(file, 'a');
        await handle.appendFile(`${added.join('\n')}\n`);
        await handle.datasync();
      }
      for (const call of done) call();
    }
  }
  function begin(): void {
    writing ??= write()
      .catch((error: unknown) => {
        // What could not be written is in the next snapshot.
        isSound = false;
        fail(`Changes cannot be kept: ${errorMessage(error)}`);
      })
      .finally(() => {
        writing = undefined;
        if (snapshot ?? lines.length > 0) begin();
      });
  }
  async function written(): Promise<void> {
    // Each round begins the next one itself, if there is more.
    for (let round = writing; round; round = writing) await round;
  }
  async function settled(): Promise<void> {
    await written();
    await handle?.close();
    handle = undefined;
  }
  function restart(fresh: Snapshot): void {
    preparePrivateFolder(dirname(file));
    snapshot = fresh;
    isSound = true;
    // They are in the snapshot.
    lines = [];
    begin();
  }
  return {
    left,
    announce(text) {
      lines.push(JSON.stringify({ saving: hashOf(text) }));
      begin();
      return settled();
    },
    append(change, before, done) {
      if (!isSound) restart(before());
      lines.push(JSON.stringify(change));
      waiting.push(done);
      begin();
    },
    restart,
    written,
    settled,
  };
}

/** Where the journal of a config is. */
export function journalOf(config: string): string {
  return join(dirname(config), JOURNALS, `${basename(config)}.journal`);
}

/** What is left of a journal. One that cannot be read, or only in part, is kept beside for whoever can mend it. */
function readLeft(file: string): { left: (Snapshot & Announced) | undefined; isWhole: boolean } {
  if (!existsSync(file)) return { left: undefined, isWhole: true };
  const read = readJournal(readFileSync(file, 'utf8'));
  if (!read) {
    renameSync(file, brokenOf(file));
    return { left: undefined, isWhole: false };
  }
  const { saving, isWhole, ...snapshot } = read;
  if (!isWhole) copyFileSync(file, brokenOf(file));
  return { left: { ...snapshot, wasSaving: (text) => saving.has(hashOf(text)) }, isWhole };
}

const brokenOf = (file: string): string => `${file}.broken`;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
