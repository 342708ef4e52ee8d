import type { KeyboardEvent } from 'react';

/**
 * Lets arrow keys, Home and End lead from row to row of a list in which Tab stops at one row only, as WAI-ARIA's
 * composite widgets do.
 * @param rows The controls of each row. The focus stays in its column.
 */
export function leadThrough(event: KeyboardEvent, rows: readonly (readonly HTMLElement[])[]): void {
  const { target, key, defaultPrevented, ctrlKey, altKey, metaKey, shiftKey } = event;
  // What is dragged by keyboard has taken the key.
  if (defaultPrevented || ctrlKey || altKey || metaKey || shiftKey) return;
  const row = rows.findIndex((controls) => controls.some((control) => control === target));
  const to = new Map([
    ['ArrowUp', row - 1],
    ['ArrowDown', row + 1],
    ['Home', 0],
    ['End', rows.length - 1],
  ]).get(key);
  if (row === -1 || to === undefined) return;
  // The page would scroll.
  event.preventDefault();
  const column = rows[row]?.findIndex((control) => control === target) ?? 0;
  (rows[to]?.[column] ?? rows[to]?.at(-1))?.focus();
}
