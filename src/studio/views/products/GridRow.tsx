import cx from 'classnames';
import { memo, type ReactNode } from 'react';
import type { Schema } from '../../../document/schema/schema';
import type { Column } from '../../../document/table/columns';
import { shownIn } from '../../../document/table/entry';
import type { LabelsOfIds } from '../../../document/table/names';
import type { MistakesOfRow } from './cellMistakes';
import { isPicture } from './columnKinds';
import styles from './grid.module.css';
import type { RefusedOfRow } from './useProducts';
import { WORDS } from './words';

/** What a row of the grid shows. All of it is compared: a key press draws the rows anew that it concerns, and no others. */
interface RowProps {
  /** Its place in the grid. */
  row: number;
  /** The product; undefined for the empty row below the last one. */
  entry: unknown;
  /** Its number in the list, from 1. */
  number: number | undefined;
  /** Its distance from the top, in px. */
  top: number;
  columns: readonly Column[];
  schema: Schema;
  labels: LabelsOfIds;
  /** The column with the focus, and the first and last one that are selected; -1 for none. */
  active: number;
  left: number;
  right: number;
  mistakes: MistakesOfRow | undefined;
  refused: RefusedOfRow | undefined;
  /** The column into which a picture is dropped. */
  over: number;
  pictureUrl: (src: string) => string;
  /** The editor in place of the cell with the focus. */
  editor: ReactNode;
}

/** The id of a cell, for `aria-activedescendant`. */
export function cellId(row: number, column: number): string {
  return `product-${row}-${column}`;
}

/** The id of what is said about the cell with the focus. */
export const NOTE_ID = 'product-note';

/** One product. */
export const GridRow = memo(function GridRow(props: RowProps) {
  const { row, number, top, columns, left, right, active } = props;
  return (
    <div
      ref={(element) => element?.style.setProperty('--top', `${top}px`)}
      className={cx(styles['row'], active >= 0 && styles['front'])}
      role="row"
      // The headings are the first row.
      aria-rowindex={row + 2}
      aria-selected={left === 0 && right === columns.length - 1}
    >
      <div className={styles['number']} role="rowheader" aria-colindex={1} data-row={row}>
        {number ?? WORDS.newRow}
      </div>
      {columns.map((column, place) => (
        <GridCell key={column.key} {...props} column={column} place={place} />
      ))}
    </div>
  );
});

function GridCell({
  row,
  entry,
  schema,
  labels,
  active,
  left,
  right,
  mistakes,
  refused,
  over,
  pictureUrl,
  editor,
  column,
  place,
}: RowProps & { column: Column; place: number }) {
  const isActive = place === active;
  const own = mistakes?.get(column.key);
  const isWrong =
    refused?.has(column.key) || own?.some(({ severity }) => severity === 'error') || false;
  const text = entry === undefined ? '' : shownIn(entry, column, labels);
  return (
    <div
      id={cellId(row, place)}
      className={cx(
        styles['cell'],
        place === 0 && styles['first'],
        place >= left && place <= right && styles['selected'],
        isActive && styles['active'],
        own && styles['warned'],
        isWrong && styles['wrong'],
        place === over && styles['over'],
      )}
      role="gridcell"
      aria-colindex={place + 2}
      aria-selected={place >= left && place <= right}
      aria-invalid={isWrong || undefined}
      aria-describedby={isActive ? NOTE_ID : undefined}
      data-row={row}
      data-column={place}
    >
      {isActive && editor}
      {text !== '' && isPicture(column, schema) ? (
        <>
          <img src={pictureUrl(text)} alt="" loading="lazy" />
          <span>{fileName(text)}</span>
        </>
      ) : (
        <span>{text}</span>
      )}
    </div>
  );
}

/** Of a picture, what tells it from others: their folders are alike, and there is no room for both. */
const fileName = (src: string): string => src.slice(src.lastIndexOf('/') + 1);
