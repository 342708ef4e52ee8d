import type { Path } from '../../schemas/walk';

/**
 * One change of the config, for programs: the checker's cures consist of these. Places are JSON pointers (RFC 6901) into
 * the config as it is written, without defaults.
 */
export type Operation =
  /** Gives a field or a list entry another value; adds the field, and groups around it, where it is missing. */
  | { op: 'set'; at: string; value: unknown }
  /** Takes a field away. */
  | { op: 'unset'; at: string }
  /** Puts a value before the entry of a list that `at` names, or at its end ('/pages/-'). */
  | { op: 'insert'; at: string; value: unknown }
  /** Takes an entry out of a list. */
  | { op: 'remove'; at: string }
  /** Takes a value to another place as it is written; within one group this gives a field another name. */
  | { op: 'move'; from: string; to: string };

/** The operation 'set'. */
export function setValue(path: Path, value: unknown): Operation {
  return { op: 'set', at: toPointer(path), value };
}

/** The operation 'unset'. */
export function unsetField(path: Path): Operation {
  return { op: 'unset', at: toPointer(path) };
}

/** The operation 'insert'. The last step of the path is an index, or '-' for the end of the list. */
export function insertEntry(path: Path, value: unknown): Operation {
  return { op: 'insert', at: toPointer(path), value };
}

/** The operation 'remove'. */
export function removeEntry(path: Path): Operation {
  return { op: 'remove', at: toPointer(path) };
}

/** The operation 'move'. In a list, the last step of `to` is an index as in the list before, or '-' for its end. */
export function moveValue(from: Path, to: Path): Operation {
  return { op: 'move', from: toPointer(from), to: toPointer(to) };
}

/** Gives the field at a path another name. */
export function renameField(path: Path, name: string): Operation {
  return moveValue(path, [...path.slice(0, -1), name]);
}

/** A path as JSON pointer: '/pages/0/title'. */
export function toPointer(path: Path): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The steps of a JSON pointer. */
export function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
