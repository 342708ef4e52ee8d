import type { Operation } from './operation';

/** What a person does at once, and undoes at once. */
export interface Step {
  /** What was done, for the button that undoes it: 'move "Our Core Values"'. */
  name: string;
  operations: readonly Operation[];
  /**
   * Steps of the same group that follow each other are undone together: the keystrokes in one field while it has the
   * focus. Any text; without one, the step stands alone.
   */
  group?: string;
}

/** A step that was done, and the operations that take it back. */
export interface DoneStep extends Step {
  /** The id of the change that made it. */
  id: string;
  /** The window that made it; none for what came from the file. */
  by?: string;
  inverse: readonly Operation[];
  /** Set where this step is an undo or a redo: which of the two, and the ids of the steps that it reverts. */
  reverts?: { kind: 'undo' | 'redo'; ids: readonly string[] };
}

/**
 * All steps in the order in which they were made, whoever made them. An undo is a step, too: windows that share a draft
 * each undo their own steps, which may stand before steps of others.
 */
export interface History {
  steps: readonly DoneStep[];
}

/** The config that is edited. Values are never changed in place: what is untouched stays the same object. */
export interface Draft {
  value: unknown;
  history: History;
}

/**
 * How a draft changes. `undo` and `redo` name the step that is reverted; `true` means the last one that can be, whoever
 * made it. A change that comes from a browser has an id of its own, so that it is made once even where its answer was
 * lost, and names the window that made it.
 */
export type Change = ({ do: Step } | { undo: true | string } | { redo: true | string }) & {
  id?: string;
  by?: string;
};
