import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState, type DragEvent, type MouseEvent } from 'react';
import { useStudio } from '../../shell/studio';
import { toPointer } from '../../../document/operation';
import { CellEditor } from './CellEditor';
import { widthOf } from './columnKinds';
import { cellId, GridRow } from './GridRow';
import { Headings } from './Headings';
import styles from './grid.module.css';
import { HEADINGS, selectCell, type Cell } from './selection';
import { PRODUCTS } from '../../shell/forms';
import { ROW, type GridState } from './useGrid';
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
  const { host } = useStudio();
  const { list, order, columns, schema, labels, mistakes, refused, look } = products;
  const { grid, selection, range, editing } = state;
  const { focus } = selection;
  const isDragging = useRef(false);
  const [over, setOver] = useState<Cell | undefined>();
  // oxlint-disable-next-line react/incompatible-library -- a warning for React's compiler, which is not used here
  const rows = useVirtualizer({
    count: order.length + 1,
    getScrollElement: () => grid.current,
    estimateSize: () => ROW,
    overscan: 6,
    // The cell with the focus is always there, wherever one has scrolled.
    rangeExtractor: (seen) =>
      [...new Set([...defaultRangeExtractor(seen), Math.max(0, focus.row)])].toSorted(
        (one, other) => one - other,
      ),
  });
  const widths = columns.map((column) => `${widthOf(column)}px`).join(' ');
  useEffect(() => {
    // The first column never leaves its place, so that it would not be scrolled to.
    if (focus.column === 0) grid.current?.scrollTo({ left: 0 });
    const id = cellId(focus.row, focus.column);
    document.getElementById(id)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [focus.row, focus.column, grid]);
  useEffect(() => {
    const stop = () => {
      isDragging.current = false;
    };
    document.addEventListener('mouseup', stop);
    return () => document.removeEventListener('mouseup', stop);
  }, []);

  const press = (event: MouseEvent) => {
    if (event.button !== 0 || isInEditor(event.target)) return;
    const place = placeAt(event.target);
    if (!place) return;
    // A text would be selected, and an editor is left by the focus.
    event.preventDefault();
    grid.current?.focus({ preventScroll: true });
    const { row, column } = place;
    if (row === HEADINGS) {
      if (column !== undefined) state.sort(column);
    } else if (column === undefined) state.selectRow(row);
    else {
      isDragging.current = true;
      const cell = { row, column };
      state.select(event.shiftKey ? { anchor: selection.anchor, focus: cell } : selectCell(cell));
    }
  };
  const drag = (event: MouseEvent) => {
    const place = isDragging.current ? placeAt(event.target) : undefined;
    if (place?.column === undefined || place.row === HEADINGS) return;
    state.select({ anchor: selection.anchor, focus: { row: place.row, column: place.column } });
  };
  const dropPlace = ({ target, dataTransfer }: DragEvent): Cell | undefined => {
    const { row = HEADINGS, column } = placeAt(target) ?? {};
    if (column === undefined || row === HEADINGS || !dataTransfer.types.includes('Files')) {
      return undefined;
    }
    return pictures.takes({ row, column }) ? { row, column } : undefined;
  };
  const drop = (event: DragEvent) => {
    setOver(undefined);
    // Elsewhere, the browser would open the file in place of Studio.
    event.preventDefault();
    const cell = dropPlace(event);
    const [file] = event.dataTransfer.files;
    if (!cell || !file) return;
    state.select(selectCell(cell));
    void pictures.put(cell, file);
  };
  const active = columns[focus.column];
  const editor = editing && active && (
    <CellEditor
      column={active}
      entry={schema}
      labels={labels}
      text={editing.text}
      name={WORDS.editing(active.label, focus.row + 1)}
      at={`${PRODUCTS}${toPointer([order[focus.row] ?? list.length, ...active.path])}`}
      onCommit={state.commit}
      onCancel={state.endEdit}
    />
  );
  return (
    <div
      ref={(element) => {
        grid.current = element;
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
      onPaste={(event) => {
        if (event.target !== event.currentTarget || focus.row === HEADINGS) return;
        event.preventDefault();
        const [file] = event.clipboardData.files;
        // Spreadsheet programs put a picture of the cells beside their texts.
        const text = event.clipboardData.getData('text/plain');
        if (text !== '') state.paste(text);
        else if (file && pictures.takes(focus)) void pictures.put(focus, file);
      }}
      onMouseDown={press}
      onMouseMove={drag}
      onDoubleClick={(event) => {
        const place = isInEditor(event.target) ? undefined : placeAt(event.target);
        if (!place || place.row === HEADINGS) return;
        if (place.column === undefined) state.openForm();
        else state.edit();
      }}
      onDragOver={(event) => {
        event.preventDefault();
        const cell = dropPlace(event);
        if (cell?.row !== over?.row || cell?.column !== over?.column) setOver(cell);
      }}
      onDragLeave={() => setOver(undefined)}
      onDrop={drop}
    >
      <div className={styles['head']} role="rowgroup">
        <Headings
          columns={columns}
          sorting={look.sorting}
          active={focus.row === HEADINGS ? focus.column : -1}
        />
      </div>
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
              editor={row === focus.row ? editor : undefined}
            />
          );
        })}
      </div>
    </div>
  );
}

/** The place of what the mouse is on: without a column for the number of a row. */
function placeAt(target: EventTarget): { row: number; column: number | undefined } | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  if (!cell) return undefined;
  const { row, column } = cell.dataset;
  return { row: Number(row), column: column === undefined ? undefined : Number(column) };
}

const isInEditor = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-editor], dialog') !== null;
