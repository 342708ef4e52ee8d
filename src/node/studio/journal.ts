import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { followClashes } from '../../document/followClashes';
import { advance, operationsOf } from '../../document/history';
import type { Change, Draft } from '../../document/step';
import type { Conflict } from '../../studio/protocol';
import { JOURNALS } from '../site/published';
import { errorMessage } from '../../document/errorMessage';

/** What a session has to be found in again. */
export interface Snapshot extends Draft {
  /** The text of the file that the draft was made from. */
  base: string;
  conflicts: readonly Conflict[];
  /** The ids of the last changes that browsers have made. */
  taken: readonly string[];
}

/** What a session was about to write when it ended. */
interface Announced {
  /** Whether a text is one that the session has begun to write into the file, since its snapshot. */
  wasSaving(text: string): boolean;
}

/** Keeps a session on disk: a snapshot, and a line for each change since then. */
export interface Journal {
  /** What the last session has left. */
  left: (Snapshot & Announced) | undefined;
  /** Adds a change. `done` is called when it is on disk, for several changes at once if they come fast. */
  append(change: Change, done: () => void): void;
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
  const left = read(file);
  let handle: FileHandle | undefined;
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
        await writeFileAtomic(file, [JSON.stringify(start), ...added, ''].join('\n'));
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
  return {
    left,
    announce(text) {
      lines.push(JSON.stringify({ saving: hashOf(text) }));
      begin();
      return settled();
    },
    append(change, done) {
      lines.push(JSON.stringify(change));
      waiting.push(done);
      begin();
    },
    restart(fresh) {
      prepareFolder(dirname(file));
      snapshot = fresh;
      // They are in the snapshot.
      lines = [];
      begin();
    },
    written,
    settled,
  };
}

/** Where the journal of a config is. */
export function journalOf(config: string): string {
  return join(dirname(config), JOURNALS, `${basename(config)}.journal`);
}

/** Makes the folder, and keeps it out of Git whatever project the config is in. */
export function prepareFolder(folder: string): void {
  if (existsSync(join(folder, '.gitignore'))) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '.gitignore'), '*\n');
}

function read(file: string): (Snapshot & Announced) | undefined {
  if (!existsSync(file)) return undefined;
  const [first = '', ...changes] = readFileSync(file, 'utf8').split('\n');
  try {
    const snapshot = JSON.parse(first) as Snapshot;
    const { saving, ...now } = replay(snapshot, changes);
    return { ...snapshot, ...now, wasSaving: (text) => saving.has(hashOf(text)) };
  } catch {
    renameSync(file, `${file}.broken`);
    return undefined;
  }
}

/** A snapshot as an earlier version may have written it. */
type Kept = Omit<Snapshot, 'taken'> & Partial<Pick<Snapshot, 'taken'>>;

/** So many ids are remembered: browsers send one change after another. */
const REMEMBERED = 20;

/** The ids of the last changes, after one more. */
export function withId(taken: readonly string[], { id }: Change): readonly string[] {
  return id === undefined ? taken : [...taken, id].slice(-REMEMBERED);
}

/** The draft after all changes that are whole: a power cut may tear the last one. */
function replay(start: Kept, lines: readonly string[]) {
  const saving = new Set<string>();
  let { value, history, conflicts, taken = [] } = start;
  for (const line of lines) {
    try {
      const entry = JSON.parse(line) as Change | { saving: string };
      if ('saving' in entry) {
        saving.add(entry.saving);
        continue;
      }
      const operations = operationsOf({ value, history }, entry);
      ({ value, history } = advance({ value, history }, entry));
      conflicts = followClashes(conflicts, operations, value);
      taken = withId(taken, entry);
    } catch {
      break;
    }
  }
  return { value, history, conflicts, taken, saving };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
