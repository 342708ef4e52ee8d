import cx from 'classnames';
import css from './tiles.module.css';

/**
 * Class names of a set of so many product tiles, which fill every row: those of the last rows are wider, and none is
 * alone in its row from 768 px on.
 */
export function tilesClass(count: number): string {
  return cx(
    'on-sheet',
    css.tiles,
    css.filled,
    count % 4 === 0 && css.fours,
    count > 1 && count % 3 === 1 && css.alone3,
    count > 1 && count % 4 === 1 && css.alone4,
  );
}
