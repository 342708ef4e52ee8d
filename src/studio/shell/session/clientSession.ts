import type { ReadonlySignal } from '@preact/signals-core';
import type { Clash } from '../../../document/merge';
import type { Operation } from '../../../document/operation';
import type { Schema } from '../../../document/schema/schema';
import type {
  Conflict,
  SaveAnswer,
  SettleRequest,
  StudioProblem,
  StudioState,
  Summary,
} from '../../protocol';
import type { ApiClient } from '../apiClient';

/** The draft in a window: changed here at once, sent to the server one change after another. */
export interface ClientSession {
  /** What the server said when the window opened. */
  state: StudioState;
  schema: Schema;
  api: ApiClient;
  root: ReadonlySignal<unknown>;
  problems: ReadonlySignal<readonly StudioProblem[]>;
  conflicts: ReadonlySignal<readonly Conflict[]>;
  isSaved: ReadonlySignal<boolean>;
  /** When the journal came to hold what is shown, in ms; undefined while a change is on its way. */
  keptAt: ReadonlySignal<number | undefined>;
  /** A sentence about what keeps Studio from working. */
  trouble: ReadonlySignal<string | undefined>;
  /** Whether the preview's server has taken in every change. */
  isDrawn: ReadonlySignal<boolean>;
  /** Pointers of which the preview shows the last good value. */
  standIns: ReadonlySignal<readonly string[]>;
  /** In how many other windows Studio is open. */
  otherWindows: ReadonlySignal<number>;
  /** The names of the steps that undo and redo would revert: this window's own. Undefined where there is none. */
  undoName: ReadonlySignal<string | undefined>;
  redoName: ReadonlySignal<string | undefined>;
  /** Makes a change; false if it does not fit. */
  change: (
    operations: readonly Operation[],
    options?: { name?: string; group?: string | undefined },
  ) => boolean;
  /** Both give what was reverted, unless there is nothing to revert. */
  undo: () => Reverted | undefined;
  redo: () => Reverted | undefined;
  /** Decides a conflict. */
  decide: (id: string, take: SettleRequest['take']) => Promise<void>;
  /** What saving would change, with all changes. */
  summary: () => Promise<Summary>;
  /** Writes the file when all changes have reached the server; resolves to what was done. */
  save: () => Promise<SaveAnswer>;
  /** Resolves when the server has every change. */
  whenLevel: () => Promise<void>;
  /** Whether changes wait for a server that does not answer. */
  isWaiting: () => boolean;
  /** Called with the operations of each change of the draft, whoever made it; of a draft that was replaced, with none. */
  onChange: Set<(operations: readonly Operation[]) => void>;
  /** Called with the name of each step that another window has made. */
  onOthersStep: Set<(name: string) => void>;
}

/** What was undone or done again. */
export interface Reverted {
  /** The name of the step. */
  name: string;
  /** What was changed. */
  operations: readonly Operation[];
  /** What was left alone, because another window has changed it since. */
  left: readonly Clash[];
}
