import { useState } from 'react';
import { cellOf } from '../../../document/table/entry';
import type { After } from './CellEditor';
import { editorOf } from './columnKinds';
import { HEADINGS, moved, selectCell, type Motion } from './selection';
import type { Products } from './useProducts';
import type { GridSelection } from './useSelection';
import { WORDS } from './words';

const STEPS: Readonly<Record<After, Motion>> = {
  down: { rows: 1, columns: 0 },
  right: { rows: 0, columns: 1 },
  left: { rows: 0, columns: -1 },
  stay: { rows: 0, columns: 0 },
};

/** Edits the text of the cell with the focus. */
export function useCellEditing(
  { list, order, columns, schema, write }: Products,
  { grid, selection, size, setSelection }: GridSelection,
) {
  const [editing, setEditing] = useState<{ text: string } | undefined>();
  const { focus } = selection;
  const column = columns[focus.column];
  const entry = list[order[focus.row] ?? -1];
  const textBefore = column && entry !== undefined ? cellOf(entry, column) : '';
  const endEdit = () => {
    setEditing(undefined);
    grid.current?.focus({ preventScroll: true });
  };
  return {
    editing,
    /** @param text What has been typed in the place of what the cell holds. */
    edit: (text?: string) => {
      if (!column || focus.row === HEADINGS) return;
      const isTyped = text !== undefined && editorOf(column, schema, text) !== 'picture';
      setSelection(selectCell(focus));
      setEditing({ text: isTyped ? text : textBefore });
    },
    endEdit,
    commit: (text: string, after: After) => {
      if (column && text !== textBefore) write([{ ...focus, text }], WORDS.did.edit(column.label));
      endEdit();
      setSelection(moved(selection, STEPS[after], { size: { ...size, rows: size.rows + 1 } }));
    },
  };
}
