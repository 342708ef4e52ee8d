import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useStudio } from '../../shell/studio';
import { PRODUCTS } from '../../shell/forms';
import { cellOf, shownIn } from '../../../document/table/entry';
import { nextSorting } from './arrange';
import type { After } from './CellEditor';
import { editorOf } from './columnKinds';
import { textsIn, writesOfFill, writesOfPaste, writesOfText } from './edits';
import { commandOf, type Command } from './keys';
import {
  HEADINGS,
  moved,
  rangeOf,
  selectAll,
  selectCell,
  selectRows,
  within,
  type Cell,
  type Motion,
} from './selection';
import { fromTsv, toTsv } from './tsv';
import type { Products } from './useProducts';
import { WORDS } from './words';

const STEPS: Readonly<Record<After, Motion>> = {
  down: { rows: 1, columns: 0 },
  right: { rows: 0, columns: 1 },
  left: { rows: 0, columns: -1 },
  stay: { rows: 0, columns: 0 },
};

/** What is selected and edited in the grid of products, and what its keys and the clipboard do. */
export function useGrid(products: Products) {
  const { host, say } = useStudio();
  const { list, order, columns, schema, labels, look, setLook, write } = products;
  const grid = useRef<HTMLDivElement>(null);
  const [wanted, setSelection] = useState(selectCell({ row: 0, column: 0 }));
  const [editing, setEditing] = useState<{ text: string } | undefined>();
  /** How many rows fit into what is seen. */
  const page = () => Math.max(1, Math.floor((grid.current?.clientHeight ?? 0) / ROW) - 2);
  // Below the last product, an empty row takes new ones.
  const size = { rows: order.length + 1, columns: columns.length, page: 1 };
  const selection = within(wanted, size);
  const { focus } = selection;
  const range = rangeOf(selection);
  const table = { ...products, path: [], names: new Map() };

  const textAt = ({ row, column }: Cell): string => {
    const own = columns[column];
    const entry = list[order[row] ?? -1];
    return own && entry !== undefined ? cellOf(entry, own) : '';
  };
  const shownAt = ({ row, column }: Cell): string => {
    const own = columns[column];
    const entry = list[order[row] ?? -1];
    return own && entry !== undefined ? shownIn(entry, own, labels) : '';
  };
  const edit = (text?: string) => {
    const column = columns[focus.column];
    if (!column || focus.row === HEADINGS) return;
    const isTyped = text !== undefined && editorOf(column, schema) !== 'picture';
    setSelection(selectCell(focus));
    setEditing({ text: isTyped ? text : textAt(focus) });
  };
  const endEdit = () => {
    setEditing(undefined);
    grid.current?.focus({ preventScroll: true });
  };
  const openForm = () => {
    const index = order[Math.max(0, focus.row)];
    if (index === undefined) return;
    const field = columns[focus.column]?.path.join('/') ?? '';
    host.reveal(`${PRODUCTS}/${index}/${field}`);
  };
  const sort = (place: number) => {
    const column = columns[place];
    if (column) setLook({ ...look, sorting: nextSorting(column, look.sorting) });
  };
  const fill = () => write(writesOfFill(range, table), WORDS.did.fill);
  const clear = (name: string) => write(writesOfText(range, ''), name);

  const perform = (command: Command) => {
    switch (command.do) {
      case 'move': {
        const { motion, extend } = command;
        setSelection(moved(selection, motion, { size: { ...size, page: page() }, extend }));
        break;
      }
      case 'edit':
        edit(command.text);
        break;
      case 'clear':
        clear(WORDS.did.clear);
        break;
      case 'fill':
        fill();
        break;
      case 'all':
        if (order.length > 0) setSelection(selectAll({ ...size, rows: order.length }));
        break;
      case 'rows':
        setSelection(selectRows(selection, size));
        break;
      case 'open':
        openForm();
        break;
      case 'sort':
        sort(focus.column);
        break;
    }
  };

  return {
    grid,
    selection,
    range,
    editing,
    edit,
    endEdit,
    openForm,
    sort,
    fill,
    shownAt,
    select: setSelection,
    selectRow: (row: number) => {
      setSelection(selectRows(selectCell({ row, column: 0 }), size));
    },
    /** Shows the row for new products, to be typed into. */
    goToEnd: () => {
      setSelection(selectCell({ row: order.length, column: 0 }));
      grid.current?.focus();
    },
    commit: (text: string, after: After) => {
      const column = columns[focus.column];
      if (column && text !== textAt(focus)) {
        write([{ ...focus, text }], WORDS.did.edit(column.label));
      }
      endEdit();
      setSelection(moved(selection, STEPS[after], { size: { ...size, rows: size.rows + 1 } }));
    },
    onKeyDown: (event: KeyboardEvent) => {
      // Keys in an editor are its own.
      if (event.target !== event.currentTarget || event.nativeEvent.isComposing) return;
      const command = commandOf(event, { onHeading: focus.row === HEADINGS });
      if (!command) return;
      event.preventDefault();
      perform(command);
    },
    onCopy: (event: ClipboardEvent) => {
      if (event.target !== event.currentTarget || focus.row === HEADINGS) return;
      event.preventDefault();
      const rows = textsIn(range, table);
      event.clipboardData.setData('text/plain', toTsv(rows));
      say(WORDS.copied(rows.length, range.right - range.left + 1));
      if (event.type === 'cut') clear(WORDS.did.cut);
    },
    paste: (text: string) => {
      const block = fromTsv(text);
      const writes = writesOfPaste(block, range, columns.length);
      const width = Math.max(...block.map((row) => row.length));
      write(writes, WORDS.did.paste(block.length, width));
      const last = writes.at(-1);
      if (!last) return;
      const right = Math.max(...writes.map(({ column }) => column));
      // The end is the anchor: the focus stays where it was pasted.
      setSelection({
        anchor: { row: last.row, column: right },
        focus: { row: range.top, column: range.left },
      });
    },
  };
}

/** The height of a row, in px. */
export const ROW = 40;

/** The grid's state and what it can do. */
export type GridState = ReturnType<typeof useGrid>;
