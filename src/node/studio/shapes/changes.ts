import type { Operation } from '../../../document/operation';
import type { Change, DoneStep, Draft } from '../../../document/step';
import type { Conflict } from '../../../studio/protocol';
import { objectWith, shapeOf, TEXT } from './shape';

const POINTER = { type: 'string', pattern: '^(/|$)' };
const ANYTHING = {};

const OPERATION = {
  type: 'object',
  properties: { op: { enum: ['set', 'insert', 'unset', 'remove', 'move'] } },
  required: ['op'],
  oneOf: [
    objectWith({ op: { const: 'set' }, at: POINTER, value: ANYTHING }, { before: TEXT }),
    objectWith({ op: { const: 'insert' }, at: POINTER, value: ANYTHING }),
    objectWith({ op: { enum: ['unset', 'remove'] }, at: POINTER }),
    objectWith({ op: { const: 'move' }, from: POINTER, to: POINTER }),
  ],
};
const OPERATIONS = { type: 'array', items: OPERATION };

/** A step by its name, or the last one. */
const WHICH_STEP = { oneOf: [{ const: true }, { type: 'string', minLength: 1 }] };
const SIGNATURE = { id: TEXT, by: TEXT };

/** The schema of a change. */
export const CHANGE = {
  type: 'object',
  oneOf: [
    objectWith(
      { do: objectWith({ name: TEXT, operations: OPERATIONS }, { group: TEXT }) },
      SIGNATURE,
    ),
    objectWith({ undo: WHICH_STEP }, SIGNATURE),
    objectWith({ redo: WHICH_STEP }, SIGNATURE),
  ],
};

/** The schema of two values that were written at the same time. */
export const CLASH = objectWith(
  { pointer: POINTER },
  { before: ANYTHING, ours: ANYTHING, theirs: ANYTHING },
);

const STEP = objectWith(
  { name: TEXT, operations: OPERATIONS, inverse: OPERATIONS },
  { group: TEXT },
);
const DONE_STEP = {
  allOf: [
    STEP,
    objectWith(
      { id: TEXT },
      {
        by: TEXT,
        reverts: objectWith({
          kind: { enum: ['undo', 'redo'] },
          ids: { type: 'array', items: TEXT },
        }),
      },
    ),
  ],
};

const CONFLICT = {
  allOf: [CLASH, objectWith({ id: TEXT, path: TEXT }, { from: { enum: ['file', 'window'] } })],
};

const SNAPSHOT = objectWith(
  { base: TEXT, value: ANYTHING, conflicts: { type: 'array', items: CONFLICT } },
  {
    taken: { type: 'array', items: TEXT },
    files: objectWith({ fingerprint: TEXT, back: OPERATIONS }),
  },
);

/** The files with products that a draft was made from. */
export interface BaseFiles {
  /** What tells the config and its files from any other state of them. */
  fingerprint: string;
  /** What makes their products of those of the draft: a catalogue is not kept twice. */
  back: Operation[];
}

/** What a session has to be found in again, beside the history, as every version has written it. */
interface StoredSnapshot {
  base: string;
  value: unknown;
  conflicts: Conflict[];
  taken?: string[];
  files?: BaseFiles;
}

/** A snapshot as it is written now. */
export type Snapshot2 = StoredSnapshot & { version: 2; history: Draft['history'] };

/** A snapshot of an earlier version: undone steps stood behind `position`. */
export type Snapshot1 = StoredSnapshot & {
  history: { steps: Omit<DoneStep, 'id'>[]; position: number };
};

/** Whether a value is a snapshot as it is written now. */
export const isSnapshot2 = shapeOf<Snapshot2>({
  allOf: [
    SNAPSHOT,
    objectWith({
      version: { const: 2 },
      history: objectWith({ steps: { type: 'array', items: DONE_STEP } }),
    }),
  ],
});

/** Whether a value is a snapshot of an earlier version. */
export const isSnapshot1 = shapeOf<Snapshot1>({
  allOf: [
    SNAPSHOT,
    objectWith({
      history: objectWith({
        steps: { type: 'array', items: STEP },
        position: { type: 'integer', minimum: 0 },
      }),
    }),
  ],
});

/** Whether a value is a line of the journal that keeps a change. */
export const isChange = shapeOf<Change>(CHANGE);

/** Whether a value is a line of the journal that says what is being written into the file. */
export const isSaving = shapeOf<{ saving: string }>(objectWith({ saving: TEXT }));
