import { useEffect, useRef, type MouseEvent } from 'react';
import { isInEditor, placeAt } from './placeAt';
import { HEADINGS, selectCell } from './selection';
import type { GridState } from './useGrid';

/** What the mouse does in the grid: select and edit cells, select rows, sort by a column. */
export function useGridMouse({
  grid,
  selection,
  sortBy,
  select,
  selectRow,
  openForm,
  edit,
}: GridState) {
  const isDragging = useRef(false);
  useEffect(() => {
    const stop = () => {
      isDragging.current = false;
    };
    document.addEventListener('mouseup', stop);
    return () => document.removeEventListener('mouseup', stop);
  }, []);
  return {
    onMouseDown(event: MouseEvent) {
      if (event.button !== 0 || isInEditor(event.target)) return;
      const place = placeAt(event.target);
      if (!place) return;
      // A text would be selected, and an editor is left by the focus.
      event.preventDefault();
      grid.current?.focus({ preventScroll: true });
      const { row, column } = place;
      if (row === HEADINGS) {
        if (column !== undefined) sortBy(column);
      } else if (column === undefined) selectRow(row);
      else {
        isDragging.current = true;
        const cell = { row, column };
        select(event.shiftKey ? { anchor: selection.anchor, focus: cell } : selectCell(cell));
      }
    },
    onMouseMove(event: MouseEvent) {
      const place = isDragging.current ? placeAt(event.target) : undefined;
      if (place?.column === undefined || place.row === HEADINGS) return;
      select({ anchor: selection.anchor, focus: { row: place.row, column: place.column } });
    },
    onDoubleClick(event: MouseEvent) {
      const place = isInEditor(event.target) ? undefined : placeAt(event.target);
      if (!place || place.row === HEADINGS) return;
      if (place.column === undefined) openForm();
      else edit();
    },
  };
}
