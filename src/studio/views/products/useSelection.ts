import { useRef, useState } from 'react';
import { rangeOf, selectCell, within } from './selection';
import type { Products } from './useProducts';

/** Which cells of the grid of products are selected. */
export function useSelection({ order, columns }: Products) {
  const grid = useRef<HTMLDivElement>(null);
  const [wanted, setSelection] = useState(selectCell({ row: 0, column: 0 }));
  // Below the last product, an empty row takes new ones.
  const size = { rows: order.length + 1, columns: columns.length, page: 1 };
  const selection = within(wanted, size);
  /** Takes the element of the grid. */
  const attach = (element: HTMLDivElement | null) => {
    grid.current = element;
  };
  return { grid, attach, size, selection, range: rangeOf(selection), setSelection };
}

/** The selection of the grid, and how to change it. */
export type GridSelection = ReturnType<typeof useSelection>;
