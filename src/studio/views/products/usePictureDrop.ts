import { useState, type DragEvent } from 'react';
import { placeAt } from './placeAt';
import { HEADINGS, selectCell, type Cell } from './selection';
import type { GridState } from './useGrid';
import type { usePictures } from './usePictures';

/** Lets pictures be dropped on cells that take them. */
export function usePictureDrop({ select }: GridState, pictures: ReturnType<typeof usePictures>) {
  const [over, setOver] = useState<Cell | undefined>();
  const dropPlace = ({ target, dataTransfer }: DragEvent): Cell | undefined => {
    const { row = HEADINGS, column } = placeAt(target) ?? {};
    if (column === undefined || row === HEADINGS || !dataTransfer.types.includes('Files')) {
      return undefined;
    }
    return pictures.takes({ row, column }) ? { row, column } : undefined;
  };
  return {
    /** The cell that would take what is dragged. */
    over,
    handlers: {
      onDragOver(event: DragEvent) {
        event.preventDefault();
        const cell = dropPlace(event);
        if (cell?.row !== over?.row || cell?.column !== over?.column) setOver(cell);
      },
      onDragLeave: () => setOver(undefined),
      onDrop(event: DragEvent) {
        setOver(undefined);
        // Elsewhere, the browser would open the file in place of Studio.
        event.preventDefault();
        const cell = dropPlace(event);
        const [file] = event.dataTransfer.files;
        if (!cell || !file) return;
        select(selectCell(cell));
        void pictures.put(cell, file);
      },
    },
  };
}
