import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, pointerInWords } from '../../../document/describe';
import type { Described } from '../../../document/described';
import { ENGLISH } from '../../../document/describing/describing';
import type { AskedLanguage } from '../language/askedLanguage';
import { errorMessage } from '../../../document/errorMessage';
import type { Clash } from '../../../document/merge';
import type { Operation } from '../../../document/operation';
import type { Schema } from '../../../document/schema/schema';
import type { Change, Draft } from '../../../document/step';
import { isEqual } from '../../../document/values';
import type { Conflict, SaveAnswer, SettleRequest, StudioEvent } from '../../../studio/protocol';
import { readAgain, saveConfigFile, type FileContent } from '../../config/configFile';
import { fingerprintOf } from '../../config/productFiles/fingerprint';
import { openJournal, type Journal } from './journal';
import { RefusedError } from '../refusal';
import { createTroubles, type Troubles } from './troubles';
import {
  isSaved,
  reduceSession,
  type Reached,
  type SessionAction,
  type SessionState,
} from './sessionState';
import { snapshotOf, startingState } from './startingState';

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
  keep?: (saved: { before: FileContent; after: FileContent }) => Promise<string | undefined>;
}

/** The draft of a config on the server, the file it comes from, and the journal it is kept in. */
export interface ServerSession {
  readonly draft: Draft;
  /** What the file holds. */
  readonly saved: FileContent;
  readonly revision: number;
  /** The ids of the last changes that browsers have made. */
  readonly taken: readonly string[];
  readonly conflicts: readonly Conflict[];
  /** Whether the draft comes from the journal, and was not saved. */
  readonly isRecovered: boolean;
  /** What is wrong, of which windows are told. */
  readonly troubles: Troubles;
  isSaved(): boolean;
  /**
   * @param revision The revision that the change builds on.
   * @param clashes What other windows have written at the same time, which the change replaces.
   * @throws A refusal, if the change builds on another revision, or does not fit.
   */
  change(revision: number, change: Change, clashes?: readonly Clash[]): void;
  /**
   * @param revision What the person has seen; without it, whatever the draft is.
   * @throws A refusal, if there are conflicts, or another window has changed the draft meanwhile.
   */
  save(revision?: number): Promise<SaveAnswer>;
  /** @throws A refusal, if the conflict is decided already. */
  settle(request: SettleRequest): void;
  summary(language?: Pick<AskedLanguage, 'schema' | 'describing'>): Described[];
  /** The file may hold something else now: takes it over, beside what was changed here. */
  readAgain(): void;
  /** Resolves when all is on disk. */
  settled(): Promise<void>;
  /** Resolves when all changes are in the journal: until then, the browser has to have them as well. */
  written(): Promise<void>;
}

/**
 * Opens a config where the last session was left, with its undo steps. What an action does to the session is in
 * `reduceSession`; here is what follows from it: the journal, the file, and what browsers are told.
 * @throws A sentence, if the file cannot be read.
 */
export function openServerSession(options: SessionOptions): ServerSession {
  const { file, schema, tell, keep } = options;
  const troubles = createTroubles(tell);
  const journal = openJournal(file, (message) => troubles.report('journal', message));
  const follow = effectsOf(options, journal, troubles);
  let state = startingState(file, schema(), journal.left);
  const isRecovered = !isSaved(state);

  function dispatch(action: SessionAction): void {
    const before = state;
    const reached = reduceSession(before, action, (value, pointer) =>
      pointerInWords(schema(), value, pointer),
    );
    ({ state } = reached);
    follow(action, before, reached);
  }

  /** @returns What keeps the file from being read, in a sentence. */
  function takeOver(isOpening = false): string | undefined {
    try {
      const content = readAgain(file, state.saved, schema());
      troubles.report('file');
      if (!content) return undefined;
      // Killed between writing the file and noting it: nobody else has changed the file.
      if (isOpening && journal.left?.wasSaving(fingerprintOf(content)))
        dispatch({ type: 'written', content });
      else dispatch({ type: 'fileChanged', content, name: basename(file), id: randomUUID() });
      return undefined;
    } catch (error) {
      const message = errorMessage(error);
      troubles.report('file', message);
      return message;
    }
  }

  const inTurn = createTurns();
  const save = async (seen?: number): Promise<SaveAnswer> => {
    const wrong = takeOver();
    // What stands in it now is not known: somebody may be writing it. A file that is gone is written again.
    if (wrong !== undefined && existsSync(file))
      throw new RefusedError(409, `Nothing was saved, and your changes are kept: ${wrong}`);
    if (state.conflicts.length > 0)
      throw new RefusedError(409, 'Decide first what is to stay: the same was changed twice.');
    if (seen !== undefined && seen !== state.revision)
      throw new RefusedError(
        409,
        'Something else has changed meanwhile. Look at the list again, then save.',
      );
    const before = state.saved;
    const { lines, content } = await writeDraft(file, state, schema(), journal);
    troubles.report('file');
    dispatch({ type: 'written', content });
    const note = await keepVersion(keep, before, content);
    return { lines, ...(note !== undefined && { note }) };
  };

  if (journal.left) takeOver(true);
  return {
    get draft() {
      return state.draft;
    },
    get saved() {
      return state.saved;
    },
    get revision() {
      return state.revision;
    },
    get taken() {
      return state.taken;
    },
    get conflicts() {
      return state.conflicts;
    },
    isRecovered,
    troubles,
    isSaved: () => isSaved(state),
    change: (revision, change, clashes = []) =>
      dispatch({ type: 'changed', revision, change, clashes }),
    save: async (seen) => inTurn(() => save(seen)),
    settle: (request) => dispatch({ type: 'decided', step: randomUUID(), ...request }),
    summary: (language) => summaryOf(state, language ?? { schema: schema(), describing: ENGLISH }),
    readAgain: () => void inTurn(() => takeOver()),
    settled: () => journal.settled(),
    written: () => journal.written(),
  };
}

/** Writes a draft into its files. Where these say what it says, its value stands for both: they are compared at once. */
async function writeDraft(
  file: string,
  { saved: before, draft }: SessionState,
  schema: Schema,
  journal: Journal,
): Promise<{ lines: number; content: FileContent }> {
  const { lines, ...content } = await saveConfigFile(
    file,
    before,
    draft.value,
    schema,
    async (print) => journal.announce(print),
  );
  const isAsDrafted = isEqual(content.value, draft.value);
  return { lines, content: isAsDrafted ? { ...content, value: draft.value } : content };
}

/**
 * Does one thing after the other, whoever asks; at once, if nothing is being done. Two windows may save while a large
 * workbook is being written: together, the older state could be the last to reach the file. And the watcher may hear of
 * a file that is being saved: taken for a change by somebody else, it would contradict what was typed meanwhile, and a
 * product that is on its way from one file to another would be in neither.
 */
function createTurns() {
  let last: Promise<unknown> | undefined;
  return <Done>(work: () => Done | Promise<Done>): Done | Promise<Done> => {
    const done = last === undefined ? work() : last.then(work);
    if (!(done instanceof Promise)) return done;
    const ended = done
      .catch(() => undefined)
      .finally(() => {
        if (last === ended) last = undefined;
      });
    last = ended;
    return done;
  };
}

/** What follows from an action: the journal keeps it, and browsers hear of it. */
function effectsOf(
  { tell, changed }: Pick<SessionOptions, 'tell' | 'changed'>,
  journal: Journal,
  troubles: Troubles,
) {
  return (action: SessionAction, before: SessionState, { state, made }: Reached): void => {
    const { revision, conflicts } = state;
    if (made) {
      journal.append(
        made.change,
        () => snapshotOf(before),
        () => {
          troubles.report('journal');
          tell({ type: 'kept', revision });
        },
      );
      changed(made.operations);
    }
    if (made || action.type !== 'written')
      tell({
        type: 'changed',
        revision,
        ...(made && { change: made.change }),
        conflicts: [...conflicts],
      });
    // The journal has changes alone: what else there is to know is in its snapshot.
    if (action.type !== 'changed' || action.clashes.length > 0) journal.restart(snapshotOf(state));
    tell({ type: 'saved', revision, isSaved: isSaved(state) });
  };
}

/** Keeps a version of the file, which is saved whatever becomes of the version. */
async function keepVersion(
  keep: SessionOptions['keep'],
  before: FileContent,
  after: FileContent,
): Promise<string | undefined> {
  if (fingerprintOf(after) === fingerprintOf(before)) return undefined;
  try {
    return await keep?.({ before, after });
  } catch (error) {
    return `The file is saved, but not kept as a version: ${errorMessage(error)}`;
  }
}

/** What saving would change, in words. */
function summaryOf(
  { saved, draft }: Pick<SessionState, 'saved' | 'draft'>,
  { schema, describing }: Pick<AskedLanguage, 'schema' | 'describing'>,
): Described[] {
  return describe(schema, saved.value, draft.value, describing);
}
