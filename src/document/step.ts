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
  inverse: readonly Operation[];
}

/** All steps: the first `position` of them are done, the others were undone and can be done again. */
export interface History {
  steps: readonly DoneStep[];
  position: number;
}

/** The config that is edited. Values are never changed in place: what is untouched stays the same object. */
export interface Draft {
  value: unknown;
  history: History;
}

/**
 * How a draft changes. A change that comes from a browser has an id of its own, so that it is made once even where its
 * answer was lost.
 */
export type Change = ({ do: Step } | { undo: true } | { redo: true }) & { id?: string };
