import { columnsFor } from './columnsFor';
import css from './grid.module.css';

/**
 * Class names of a ruled grid for `count` cards, which fill every row. `columns` is the number of cards side by side
 * on a wide screen; by default the number that divides them best.
 */
export const gridClass = (count: number, columns: number = columnsFor(count)): string =>
  `on-sheet ${css.grid} ${css[`c${columns}`]}`;
