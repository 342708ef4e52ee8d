import cx from 'classnames';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Column } from '../../../document/table/columns';
import type { Sorting } from './arrange';
import { cellId, NOTE_ID } from './GridRow';
import styles from './grid.module.css';
import { HEADINGS } from './selection';
import { WORDS } from './words';

/** The headings of the columns. A press sorts by one. */
export function Headings({
  columns,
  sorting,
  active,
}: {
  columns: readonly Column[];
  sorting: Sorting | undefined;
  /** The column whose heading has the focus; -1 for none. */
  active: number;
}) {
  return (
    <div className={styles['headings']} role="row" aria-rowindex={1}>
      <div className={styles['number']} role="columnheader" aria-colindex={1}>
        <span className={styles['hidden']}>{WORDS.row}</span>
      </div>
      {columns.map((column, place) => {
        const sorted = sorting?.column === column ? sorting : undefined;
        const Arrow = sorted?.descending ? ArrowDown : ArrowUp;
        return (
          <div
            key={column.key}
            id={cellId(HEADINGS, place)}
            className={cx(
              styles['heading'],
              place === 0 && styles['first'],
              place === active && styles['active'],
            )}
            role="columnheader"
            aria-colindex={place + 2}
            aria-sort={sorted ? (sorted.descending ? 'descending' : 'ascending') : 'none'}
            aria-describedby={place === active ? NOTE_ID : undefined}
            title={column.schema.description}
            data-row={HEADINGS}
            data-column={place}
          >
            <span>{column.label}</span>
            {sorted && <Arrow size={14} aria-hidden />}
          </div>
        );
      })}
    </div>
  );
}
