import type { KeyboardEvent } from 'react';
import { useStudio } from '../../shell/studio';
import { PRODUCTS } from '../../shell/forms';
import { shownIn } from '../../../document/table/entry';
import { nextSorting } from './arrange';
import { writesOfFill, writesOfText } from './edits';
import { commandOf, type Command } from './keys';
import { HEADINGS, moved, selectAll, selectCell, selectRows, type Cell } from './selection';
import { useCellEditing } from './useCellEditing';
import { useGridClipboard } from './useGridClipboard';
import type { Products } from './useProducts';
import { useSelection, type GridSelection } from './useSelection';
import { WORDS } from './words';

/** What is selected and edited in the grid of products, and what its keys and the clipboard do. */
export function useGrid(products: Products) {
  const { host } = useStudio();
  const { list, order, columns, labels, look, setLook, write } = products;
  const held = useSelection(products);
  const { grid, attach, size, selection, range, setSelection } = held;
  const { focus } = selection;
  const table = { ...products, path: [], names: new Map() };
  const editing = useCellEditing(products, held);
  const clipboard = useGridClipboard(products, table, held);
  const actions = {
    /** Opens the form of the product, at the field of the cell with the focus. */
    openForm: () => {
      const index = order[Math.max(0, focus.row)];
      if (index === undefined) return;
      const field = columns[focus.column]?.path.join('/') ?? '';
      host.reveal(`${PRODUCTS}/${index}/${field}`);
    },
    sortBy: (place: number) => {
      const column = columns[place];
      if (column) setLook({ ...look, sorting: nextSorting(column, look.sorting) });
    },
    fill: () => write(writesOfFill(range, table), WORDS.did.fill),
  };
  const perform = (command: Command) => {
    if (isOfSelection(command)) return changeSelection(command, held);
    switch (command.do) {
      case 'edit':
        return editing.edit(command.text);
      case 'clear':
        return write(writesOfText(range, ''), WORDS.did.clear);
      case 'fill':
        return actions.fill();
      case 'open':
        return actions.openForm();
      case 'sort':
        return actions.sortBy(focus.column);
    }
  };
  return {
    grid,
    attach,
    selection,
    range,
    ...editing,
    ...clipboard,
    ...actions,
    /** The text of a cell as it is read. */
    shownAt: ({ row, column }: Cell): string => {
      const own = columns[column];
      const entry = list[order[row] ?? -1];
      return own && entry !== undefined ? shownIn(entry, own, labels) : '';
    },
    select: setSelection,
    selectRow: (row: number) => {
      setSelection(selectRows(selectCell({ row, column: 0 }), size));
    },
    /** Shows the row for new products, to be typed into. */
    goToEnd: () => {
      setSelection(selectCell({ row: order.length, column: 0 }));
      grid.current?.focus();
    },
    onKeyDown: (event: KeyboardEvent) => {
      // Keys in an editor are its own.
      if (event.target !== event.currentTarget || event.nativeEvent.isComposing) return;
      const command = commandOf(event, { onHeading: focus.row === HEADINGS });
      if (!command) return;
      event.preventDefault();
      perform(command);
    },
  };
}

type SelectionCommand = Extract<Command, { do: 'move' }> | { do: 'all' | 'rows' };

const isOfSelection = (command: Command): command is SelectionCommand =>
  command.do === 'move' || command.do === 'all' || command.do === 'rows';

function changeSelection(
  command: SelectionCommand,
  { grid, size, selection, setSelection }: GridSelection,
): void {
  switch (command.do) {
    case 'move': {
      const { motion, extend } = command;
      // How many rows fit into what is seen.
      const page = Math.max(1, Math.floor((grid.current?.clientHeight ?? 0) / ROW_HEIGHT_PX) - 2);
      setSelection(moved(selection, motion, { size: { ...size, page }, extend }));
      break;
    }
    case 'all': {
      // Without the empty row for new products.
      const rows = size.rows - 1;
      if (rows > 0) setSelection(selectAll({ ...size, rows }));
      break;
    }
    case 'rows':
      setSelection(selectRows(selection, size));
      break;
  }
}

/** The height of a row, in px. */
export const ROW_HEIGHT_PX = 40;

/** The grid's state and what it can do. */
export type GridState = ReturnType<typeof useGrid>;
