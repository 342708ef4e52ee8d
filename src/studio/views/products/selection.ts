/** A cell by its place in the grid as it is sorted and filtered; row -1 is that of the headings. */
export interface Cell {
  row: number;
  column: number;
}

/** The selected range: from the cell where it began to the one that has the focus. */
export interface Selection {
  anchor: Cell;
  focus: Cell;
}

/** The cells of a range; all edges belong to it. */
export interface Range {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** How far the grid goes, and how many rows a page of it has. */
export interface Size {
  rows: number;
  columns: number;
  page: number;
}

/** Where the focus goes: by rows and columns, or to the edge of a row or of the grid. */
export type Motion =
  | { rows: number; columns: number }
  | { pages: number }
  | { to: 'rowStart' | 'rowEnd' | 'top' | 'bottom' | 'start' | 'end' };

/** The row of the headings. */
export const HEADINGS = -1;

/** A selection of one cell. */
export function selectCell(cell: Cell): Selection {
  return { anchor: cell, focus: cell };
}

/** All cells between the two ends of a selection. Headings are never part of a range. */
export function rangeOf({ anchor, focus }: Selection): Range {
  return {
    top: Math.max(0, Math.min(anchor.row, focus.row)),
    bottom: Math.max(anchor.row, focus.row),
    left: Math.min(anchor.column, focus.column),
    right: Math.max(anchor.column, focus.column),
  };
}

/** Everything in the grid, with the focus at its start. */
export function selectAll({ rows, columns }: Size): Selection {
  return {
    anchor: { row: rows - 1, column: columns - 1 },
    focus: { row: 0, column: 0 },
  };
}

/** Whole rows, with the focus where it was. */
export function selectRows(selection: Selection, { columns }: Size): Selection {
  const { top, bottom } = rangeOf(selection);
  return {
    anchor: { row: bottom, column: columns - 1 },
    focus: { row: top, column: 0 },
  };
}

/** The selection after a motion. With `extend` its beginning stays. */
export function moved(
  selection: Selection,
  motion: Motion,
  { size, extend = false }: { size: Size; extend?: boolean },
): Selection {
  const target = clamped(targetOf(selection.focus, motion, size), size, extend ? 0 : HEADINGS);
  return extend ? { anchor: selection.anchor, focus: target } : selectCell(target);
}

/** The selection within a grid that has become smaller. */
export function within({ anchor, focus }: Selection, size: Size): Selection {
  return { anchor: clamped(anchor, size, HEADINGS), focus: clamped(focus, size, HEADINGS) };
}

function targetOf({ row, column }: Cell, motion: Motion, { rows, columns, page }: Size): Cell {
  if ('pages' in motion) {
    // Only an arrow leads to the headings.
    return { row: Math.max(0, row + motion.pages * page), column };
  }
  if ('rows' in motion) return { row: row + motion.rows, column: column + motion.columns };
  switch (motion.to) {
    case 'rowStart':
      return { row, column: 0 };
    case 'rowEnd':
      return { row, column: columns - 1 };
    case 'top':
      return { row: 0, column };
    case 'bottom':
      return { row: rows - 1, column };
    case 'start':
      return { row: 0, column: 0 };
    case 'end':
      return { row: rows - 1, column: columns - 1 };
  }
}

function clamped({ row, column }: Cell, { rows, columns }: Size, first: number): Cell {
  return {
    row: Math.min(Math.max(row, first), rows - 1),
    column: Math.min(Math.max(column, 0), columns - 1),
  };
}
