import type { ReadonlySignal } from '@preact/signals-core';
import type { Operation } from '../../document/operation';
import type { Schema } from '../../document/schema/schema';
import type {
  Conflict,
  SaveAnswer,
  SettleRequest,
  StudioProblem,
  StudioState,
  Summary,
} from '../protocol';
import type { Api } from './api';

/** The draft in the browser: changed here at once, sent to the server one change after another. */
export interface Session {
  state: StudioState;
  schema: Schema;
  api: Api;
  root: ReadonlySignal<unknown>;
  problems: ReadonlySignal<readonly StudioProblem[]>;
  conflicts: ReadonlySignal<readonly Conflict[]>;
  isSaved: ReadonlySignal<boolean>;
  /** When the server last wrote the journal, in ms; undefined while a change is on its way. */
  keptAt: ReadonlySignal<number | undefined>;
  /** A sentence about what keeps Studio from working. */
  trouble: ReadonlySignal<string | undefined>;
  /** Whether the preview's server has taken in every change. */
  isDrawn: ReadonlySignal<boolean>;
  /** Pointers of which the preview shows the last good value. */
  standIns: ReadonlySignal<readonly string[]>;
  /** The names of the steps that undo and redo would make; undefined where there is none. */
  undoName: ReadonlySignal<string | undefined>;
  redoName: ReadonlySignal<string | undefined>;
  /** Makes a change; false if it does not fit. */
  change: (
    operations: readonly Operation[],
    options?: { name?: string; group?: string | undefined },
  ) => boolean;
  /** Both give what was done, unless there is nothing to do. */
  undo: () => Made | undefined;
  redo: () => Made | undefined;
  /** Decides a conflict. */
  settle: (id: string, take: SettleRequest['take']) => Promise<void>;
  /** What saving would change, with all changes. */
  summary: () => Promise<Summary>;
  /** Writes the file when all changes have reached the server; resolves to what was done. */
  save: () => Promise<SaveAnswer>;
  /** Resolves when the server has every change. */
  settled: () => Promise<void>;
  /** Whether changes wait for a server that does not answer. */
  isWaiting: () => boolean;
  /** Called with the operations of each change of the draft, whoever made it; of a draft that was replaced, with none. */
  onChange: Set<(operations: readonly Operation[]) => void>;
}

/** What was undone or done again: the step's name, and the operations by which. */
export interface Made {
  name: string;
  operations: readonly Operation[];
}
