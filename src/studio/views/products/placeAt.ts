/** The place of what the mouse is on: without a column for the number of a row. */
export function placeAt(
  target: EventTarget,
): { row: number; column: number | undefined } | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  if (!cell) return undefined;
  const { row, column } = cell.dataset;
  return { row: Number(row), column: column === undefined ? undefined : Number(column) };
}

/** Whether the mouse is on the editor of a cell, or on a dialog of it. */
export function isInEditor(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-editor], dialog') !== null;
}
