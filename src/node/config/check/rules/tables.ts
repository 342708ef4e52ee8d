import { count } from '../shape/words';
import { cellsOf } from '../../../site/tables/cellsOf';
import type { Rule } from '../context';

/** Each row of a table has as many cells as there are headings. */
export const rule: Rule = ({ facts, warning, error }) => {
  for (const { value, path } of facts.visits('table')) {
    if (!Array.isArray(value)) continue;
    const rows = value.map((row: unknown) => (typeof row === 'string' ? cellsOf(row) : undefined));
    const wanted = rows[0]?.length;
    if (wanted === undefined) continue;
    if (wanted === 1)
      warning(
        [...path, 0],
        'The table has one column.',
        'Put a bar (|) between the headings of columns: "Bolt | Torque".',
      );
    for (const [index, cells] of rows.entries())
      if (cells && cells.length > wanted)
        error(
          [...path, index],
          `The row has ${count(cells.length, 'cell')}, and there are ${count(wanted, 'heading')}.`,
          'Add a heading in the first row, or take a bar (|) out. A bar within a cell is written as \\|.',
        );
      else if (cells && cells.length < wanted)
        warning(
          [...path, index],
          `The row has ${count(cells.length, 'cell')}, and there are ${count(wanted, 'heading')}: the last cells stay empty.`,
          'Put a bar (|) between the cells; nothing between two bars is an empty cell.',
        );
  }
};
