import cx from 'classnames';
import { columnsFor } from './columnsFor';
import css from './grid.module.css';

/**
 * Class names of a ruled grid for `count` cards, which fill every row: those of the last rows are wider. `columns` is
 * how many stand side by side on a wide screen; without it, as many as divide the cards best. `list` makes a list of
 * them on phones.
 */
export function gridClass(
  count: number,
  columns: number = columnsFor(count),
  list = false,
): string {
  const across = Math.max(1, Math.min(columns, count));
  return cx(
    'on-sheet',
    css.grid,
    css[`c${across}`],
    count % 2 === 1 && count > 1 && css.odd,
    across > 2 && count % across === 1 && css.alone,
    list && css.list,
  );
}
