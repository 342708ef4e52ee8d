import cx from 'classnames';
import css from './filled.module.css';
import tiles from './tiles.module.css';

/** Class names for `count` product tiles, which fill every row: five are three and two, not four and one. */
export const tilesClass = (count: number): string =>
  cx(
    'on-sheet',
    tiles.tiles,
    css.filled,
    count % 4 === 0 && css.fours,
    count % 4 === 1 && css.threes,
  );
