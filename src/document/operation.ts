/** Where a value is: keys and indices from the root of the config. */
type Steps = readonly (string | number)[];

/**
 * One change of the config. The checker's fixes, the editor's steps, its journal and its network consist of these. Places
 * are JSON pointers (RFC 6901) into the config as it is written, without defaults.
 */
export type Operation =
  /**
   * Sets the value of a field or list entry; adds the field and its parent objects if they are missing. A new field
   * goes before the field named by `before`, or else to the end.
   */
  | { op: 'set'; at: string; value: unknown; before?: string }
  /** Removes a field. */
  | { op: 'unset'; at: string }
  /** Inserts a value before the list entry at `at`, or at the end of the list ('/pages/-'). */
  | { op: 'insert'; at: string; value: unknown }
  /** Removes an entry from a list. */
  | { op: 'remove'; at: string }
  /**
   * Moves a value, keeping its formatting; within one object this renames a field. In a list, the index in `to`
   * counts the entries as they are before the move.
   */
  | { op: 'move'; from: string; to: string };

/** The operation 'set'. */
export function setValue(path: Steps, value: unknown): Operation {
  return { op: 'set', at: toPointer(path), value };
}

/** The operation 'unset'. */
export function unsetField(path: Steps): Operation {
  return { op: 'unset', at: toPointer(path) };
}

/** The operation 'insert'. The last key of the path is an index, or '-' for the end of the list. */
export function insertEntry(path: Steps, value: unknown): Operation {
  return { op: 'insert', at: toPointer(path), value };
}

/** The operation 'remove'. */
export function removeEntry(path: Steps): Operation {
  return { op: 'remove', at: toPointer(path) };
}

/**
 * The operation 'move'. In a list, the last key of `to` is an index in the list before the move, or '-' for its end.
 */
export function moveValue(from: Steps, to: Steps): Operation {
  return { op: 'move', from: toPointer(from), to: toPointer(to) };
}

/** Renames the field at a path. */
export function renameField(path: Steps, name: string): Operation {
  return moveValue(path, [...path.slice(0, -1), name]);
}

/** A path as a JSON pointer: '/pages/0/title'. */
export function toPointer(path: Steps): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The keys of a JSON pointer. */
export function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
