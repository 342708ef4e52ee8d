import type { Operation } from '../../document/operation';
import { stepsOf } from '../../document/operation';
import { valueAt } from '../../document/values';
import { isHidden } from '../../document/values';
import { entryOf } from './forms';

/** Moves an entry one place up (-1) or down (1) in its list; nothing at the list's end. */
export function moveBy(root: unknown, at: string, by: -1 | 1): Operation[] {
  const { list, index } = entryOf(at);
  const entries = valueAt(root, stepsOf(list));
  const to = index + by;
  if (!Array.isArray(entries) || to < 0 || to >= entries.length) return [];
  // The place counts the entries before the move.
  return [{ op: 'move', from: at, to: `${list}/${by > 0 ? to + 1 : to}` }];
}

/** Puts a copy of an entry behind it. */
export function duplicate(root: unknown, at: string): Operation[] {
  return insertAfter(at, valueAt(root, stepsOf(at)));
}

/** Puts a value behind an entry. */
export function insertAfter(at: string, value: unknown): Operation[] {
  const { list, index } = entryOf(at);
  return [{ op: 'insert', at: `${list}/${index + 1}`, value }];
}

/** Takes a block to the end of another page. */
export function moveToPage(at: string, page: number): Operation[] {
  return [{ op: 'move', from: at, to: `/pages/${page}/blocks/-` }];
}

/** Hides a block in its place, or shows it again. */
export function hideOrShow(root: unknown, at: string): Operation[] {
  const field = `${at}/hidden`;
  return isHidden(valueAt(root, stepsOf(at)))
    ? [{ op: 'unset', at: field }]
    : [{ op: 'set', at: field, value: true }];
}

/** Puts the blocks of a shared list in the place of the block that names it. */
export function onlyHere(root: unknown, at: string, name: string): Operation[] {
  const { list, index } = entryOf(at);
  const blocks = valueAt(root, ['shared', 'blocks', name]);
  if (!Array.isArray(blocks)) return [];
  return [
    { op: 'remove', at },
    ...blocks.map((value: unknown, offset): Operation => ({
      op: 'insert',
      at: `${list}/${index + offset}`,
      value,
    })),
  ];
}
