import { basename } from 'node:path';
import { applyAll } from '../../document/apply';
import { operationsBetween } from '../../document/compare';
import { describe, pointerInWords, type Described } from '../../document/describe';
import { followClashes } from '../../document/followClashes';
import { advance, openDraft, operationsOf } from '../../document/history';
import { merge, type Clash } from '../../document/merge';
import { stepsOf, type Operation } from '../../document/operation';
import type { Change, Draft } from '../../document/step';
import { isEqual, valueAt } from '../../document/values';
import type { Conflict, SaveAnswer, SettleRequest, StudioEvent } from '../../studio/protocol';
import { readConfigFile, saveConfigFile, type FileContent } from '../config/edit/configFile';
import type { Schema } from '../../document/schema/schema';
import { openJournal, withId } from './journal';
import { RefusedError } from './refusal';
import { errorMessage } from '../../document/errorMessage';

/** What a session is made from. */
export interface SessionOptions {
  /** The config: its full path. */
  file: string;
  schema: () => Schema;
  /** Told of everything that the browser has to know. */
  tell: (event: StudioEvent) => void;
  /** Told of each change of the draft, with the operations that have made it. */
  changed: (operations: readonly Operation[]) => void;
  /** Keeps what was saved as a version; resolves to a sentence if something is to be said about that. */
  keep?: (saved: { before: string; after: string }) => Promise<string | undefined>;
}

/** The draft of a config, the file it comes from, and the journal it is kept in. */
export interface Session {
  readonly draft: Draft;
  /** What the file holds. */
  readonly saved: FileContent;
  readonly revision: number;
  /** The ids of the last changes that browsers have made. */
  readonly taken: readonly string[];
  readonly conflicts: readonly Conflict[];
  readonly isRecovered: boolean;
  isSaved(): boolean;
  /** @throws A refusal, if the change builds on another revision, or does not fit. */
  change(revision: number, change: Change): void;
  /** @throws A refusal, if there are conflicts. */
  save(): Promise<SaveAnswer>;
  settle(request: SettleRequest): void;
  summary(): Described[];
  /** The file may hold something else now: takes it over, beside what was changed here. */
  readAgain(): void;
  /** Resolves when all is on disk. */
  settled(): Promise<void>;
  /** Resolves when all changes are in the journal: until then, the browser has to have them as well. */
  written(): Promise<void>;
}

/**
 * Opens a config where the last session was left, with its undo steps.
 * @throws A sentence, if the file cannot be read.
 */
export function openSession({ file, schema, tell, changed, keep }: SessionOptions): Session {
  const troubles = new Map<'file' | 'journal', string>();
  let hasSnapshot = false;
  const journal = openJournal(file, (message) => {
    // What was not written is in the next one.
    hasSnapshot = false;
    report('journal', message);
  });
  const { left } = journal;
  let saved = left ? parsed(left.base) : readConfigFile(file);
  let draft: Draft = left ? { value: left.value, history: left.history } : openDraft(saved.value);
  let conflicts: readonly Conflict[] = left?.conflicts ?? [];
  let taken: readonly string[] = left?.taken ?? [];
  // Larger than any of an earlier session: browsers that have outlived it see that it is another.
  let revision = Date.now();
  hasSnapshot = left !== undefined;

  const isSaved = (): boolean => isEqual(saved.value, draft.value);
  const isRecovered = !isSaved();

  /** Says what is wrong with the file or the journal; without a message, that it is right again. */
  function report(about: 'file' | 'journal', message?: string): void {
    if (message === troubles.get(about)) return;
    if (message === undefined) troubles.delete(about);
    else troubles.set(about, message);
    tell({ type: 'trouble', message: [...troubles.values()].at(-1) });
  }

  function restart(): void {
    journal.restart({ base: saved.text, ...draft, conflicts, taken });
    hasSnapshot = true;
  }

  /** Makes a change, and keeps it. */
  function make(change: Change): void {
    const operations = operationsOf(draft, change);
    // Before the first change there is nothing to keep.
    if (!hasSnapshot) restart();
    draft = advance(draft, change);
    conflicts = followClashes(conflicts, operations, draft.value);
    taken = withId(taken, change);
    revision += 1;
    const kept = revision;
    journal.append(change, () => {
      report('journal');
      tell({ type: 'kept', revision: kept });
    });
    changed(operations);
    tell({ type: 'saved', revision, isSaved: isSaved() });
  }

  /** Takes over what the file holds now. */
  function takeOver(content: FileContent): void {
    const { value, clashes } = merge(saved.value, draft.value, content.value);
    saved = content;
    const operations = operationsBetween(draft.value, value);
    if (operations.length > 0) {
      make({ do: { name: `take over changes of ${basename(file)}`, operations } });
    }
    // They are where the merged draft has them.
    conflicts = [...conflicts, ...clashes.map(toConflict)];
    restart();
    tell({ type: 'changed', revision, conflicts: [...conflicts] });
    tell({ type: 'saved', revision, isSaved: isSaved() });
  }

  function toConflict({ pointer, before, ours, theirs }: Clash): Conflict {
    const path = pointerInWords(schema(), draft.value, pointer);
    return { id: `${revision} ${pointer}`, pointer, path, before, ours, theirs };
  }

  /** The file is saved, whatever becomes of the version. */
  async function keepVersion(before: string, after: string): Promise<string | undefined> {
    try {
      return await keep?.({ before, after });
    } catch (error) {
      return `The file is saved, but not kept as a version: ${errorMessage(error)}`;
    }
  }

  function readAgain(isOpening = false): void {
    try {
      const content = readConfigFile(file);
      report('file');
      if (content.text === saved.text) return;
      if (!isOpening || !left?.wasSaving(content.text)) return takeOver(content);
      // Killed between writing the file and noting it: nobody else has changed the file.
      saved = content;
      restart();
    } catch (error) {
      report('file', errorMessage(error));
    }
  }

  if (left) readAgain(true);
  return {
    get draft() {
      return draft;
    },
    get saved() {
      return saved;
    },
    get revision() {
      return revision;
    },
    get taken() {
      return taken;
    },
    get conflicts() {
      return conflicts;
    },
    isRecovered,
    isSaved,
    change(from, change) {
      if (from !== revision) throw new RefusedError(409, 'The draft was changed elsewhere.');
      if (!fits(draft, change)) throw new RefusedError(400, 'The change does not fit the config.');
      make(change);
    },
    async save() {
      readAgain();
      if (conflicts.length > 0)
        throw new RefusedError(409, 'Decide first what is to stay: the file was changed, too.');
      const { value } = draft;
      const before = saved.text;
      const { lines, ...content } = await saveConfigFile(file, saved, value, (text) =>
        journal.announce(text),
      );
      saved = content;
      report('file');
      restart();
      const note = content.text === before ? undefined : await keepVersion(before, content.text);
      tell({ type: 'saved', revision, isSaved: isSaved() });
      return { lines, ...(note !== undefined && { note }) };
    },
    settle({ id, take }) {
      const conflict = conflicts.find((one) => one.id === id);
      if (!conflict) throw new RefusedError(404, 'This was decided already.');
      conflicts = conflicts.filter((one) => one !== conflict);
      const operations = take === 'theirs' ? takeTheirs(draft.value, conflict) : [];
      if (operations.length > 0)
        make({ do: { name: `take ${conflict.path} from the file`, operations } });
      restart();
      tell({ type: 'changed', revision, conflicts: [...conflicts] });
    },
    summary: () => describe(schema(), saved.value, draft.value),
    readAgain: () => readAgain(),
    settled: () => journal.settled(),
    written: () => journal.written(),
  };
}

function parsed(text: string): FileContent {
  return { text, value: JSON.parse(text) };
}

function fits(draft: Draft, change: Change): boolean {
  try {
    advance(draft, change);
    return true;
  } catch {
    return false;
  }
}

/** The operations that put the file's value into the draft; none where its place is gone meanwhile. */
function takeTheirs(value: unknown, { pointer, ours, theirs }: Conflict): Operation[] {
  const steps = stepsOf(pointer);
  const isInList = Array.isArray(valueAt(value, steps.slice(0, -1)));
  const operation: Operation =
    theirs === undefined
      ? { op: isInList ? 'remove' : 'unset', at: pointer }
      : { op: isInList && ours === undefined ? 'insert' : 'set', at: pointer, value: theirs };
  try {
    applyAll(value, [operation]);
    return [operation];
  } catch {
    return [];
  }
}
