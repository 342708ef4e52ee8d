import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, type ClipboardEvent, type ReactNode, type RefObject } from 'react';
import { useStudio } from '../../shell/studio';
import { toPointer } from '../../../document/operation';
import { CellEditor } from './CellEditor';
import { numberWidthOf, widthOf } from './columnKinds';
import { cellId, GridRow } from './GridRow';
import { Headings } from './Headings';
import styles from './grid.module.css';
import { HEADINGS, type Cell } from './selection';
import { PRODUCTS } from '../../shell/forms';
import { ROW_HEIGHT_PX, type GridState } from './useGrid';
import { useGridMouse } from './useGridMouse';
import { usePictureDrop } from './usePictureDrop';
import type { usePictures } from './usePictures';
import type { Products } from './useProducts';
import { WORDS } from './words';

/**
 * The products as an ARIA grid: one tab stop, the focus is told by `aria-activedescendant`, so that rows may come and go
 * while one scrolls.
 */
export function Grid({
  products,
  state,
  pictures,
}: {
  products: Products;
  state: GridState;
  pictures: ReturnType<typeof usePictures>;
}) {
  const { list, order, columns, look } = products;
  const { grid, selection, editing } = state;
  const { focus } = selection;
  const mouse = useGridMouse(state);
  const { over, handlers: drop } = usePictureDrop(state, pictures);
  const widths = columns.map((column) => `${widthOf(column)}px`).join(' ');
  const rows = useRows(grid, order.length + 1, focus.row);
  useScrollTo(focus, grid);
  const paste = (event: ClipboardEvent) => {
    if (event.target !== event.currentTarget || focus.row === HEADINGS) return;
    event.preventDefault();
    const [file] = event.clipboardData.files;
    // Spreadsheet programs put a picture of the cells beside their texts.
    const text = event.clipboardData.getData('text/plain');
    if (text !== '') state.paste(text);
    else if (file && pictures.takes(focus)) void pictures.put(focus, file);
  };
  return (
    <div
      ref={(element) => {
        state.attach(element);
        element?.style.setProperty('--number', `${numberWidthOf(list.length)}px`);
        element?.style.setProperty('--columns', widths);
        element?.style.setProperty('--first', `${columns[0] ? widthOf(columns[0]) : 0}px`);
      }}
      className={styles['grid']}
      role="grid"
      tabIndex={0}
      aria-label={WORDS.title}
      aria-rowcount={order.length + 2}
      aria-colcount={columns.length + 1}
      aria-multiselectable
      aria-activedescendant={editing ? undefined : cellId(focus.row, focus.column)}
      onKeyDown={state.onKeyDown}
      onCopy={state.onCopy}
      onCut={state.onCopy}
      onPaste={paste}
      {...mouse}
      {...drop}
    >
      <div className={styles['head']} role="rowgroup">
        <Headings
          columns={columns}
          sorting={look.sorting}
          active={focus.row === HEADINGS ? focus.column : -1}
        />
      </div>
      <Rows products={products} state={state} rows={rows} over={over} />
    </div>
  );
}

/** The rows that are seen, and the one with the focus. */
function Rows({
  products,
  state,
  rows,
  over,
}: {
  products: Products;
  state: GridState;
  rows: ReturnType<typeof useRows>;
  /** The cell that would take what is dragged. */
  over: Cell | undefined;
}) {
  const { host } = useStudio();
  const { list, order, columns, schema, labels, mistakes, refused } = products;
  const { selection, range } = state;
  const { focus } = selection;
  return (
    <div
      ref={(element) => element?.style.setProperty('--height', `${rows.getTotalSize()}px`)}
      className={styles['rows']}
      role="rowgroup"
    >
      {rows.getVirtualItems().map(({ index: row, start }) => {
        const index = order[row];
        const isSelected = focus.row !== HEADINGS && row >= range.top && row <= range.bottom;
        return (
          <GridRow
            key={index ?? 'new'}
            row={row}
            entry={index === undefined ? undefined : list[index]}
            number={index === undefined ? undefined : index + 1}
            top={start}
            columns={columns}
            schema={schema}
            labels={labels}
            active={row === focus.row ? focus.column : -1}
            left={isSelected ? range.left : -1}
            right={isSelected ? range.right : -1}
            mistakes={index === undefined ? undefined : mistakes.get(index)}
            refused={index === undefined ? undefined : refused.get(index)}
            over={row === over?.row ? over.column : -1}
            pictureUrl={host.pictureUrl}
            editor={row === focus.row ? editorAt(products, state) : undefined}
          />
        );
      })}
    </div>
  );
}

/** The editor of the cell with the focus, if it is edited. */
function editorAt(
  products: Products,
  { selection, editing, commit, endEdit }: GridState,
): ReactNode {
  const { list, order, columns, schema, labels } = products;
  const { focus } = selection;
  const column = columns[focus.column];
  return (
    editing &&
    column && (
      <CellEditor
        column={column}
        entry={schema}
        labels={labels}
        text={editing.text}
        name={WORDS.editing(column.label, focus.row + 1)}
        at={`${PRODUCTS}${toPointer([order[focus.row] ?? list.length, ...column.path])}`}
        onCommit={commit}
        onCancel={endEdit}
      />
    )
  );
}

/** Knows which rows are seen, and where. */
function useRows(grid: RefObject<HTMLDivElement | null>, count: number, focused: number) {
  // oxlint-disable-next-line react/incompatible-library -- a warning for React's compiler, which is not used here
  return useVirtualizer({
    count,
    getScrollElement: () => grid.current,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: 6,
    // The cell with the focus is always there, wherever one has scrolled.
    rangeExtractor: (seen) =>
      [...new Set([...defaultRangeExtractor(seen), Math.max(0, focused)])].toSorted(
        (one, other) => one - other,
      ),
  });
}

/** Scrolls to the cell with the focus. */
function useScrollTo({ row, column }: Cell, grid: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    // The first column never leaves its place, so that it would not be scrolled to.
    if (column === 0) grid.current?.scrollTo({ left: 0 });
    const id = cellId(row, column);
    document.getElementById(id)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [row, column, grid]);
}
