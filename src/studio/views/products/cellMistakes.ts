import { stepsOf } from '../../../document/operation';
import type { Column } from '../../../document/table/columns';
import type { StudioProblem } from '../../protocol';

/** The mistakes of one entry's cells, by the keys of their columns. */
export type MistakesOfRow = ReadonlyMap<string, readonly StudioProblem[]>;

/**
 * The mistakes of a list, by the index of the entry and by column. One of a group stands in its first column, one of the
 * whole entry in the first of all.
 */
export function mistakesByCell(
  problems: readonly StudioProblem[],
  columns: readonly Column[],
  at: string,
): Map<number, MistakesOfRow> {
  const rows = new Map<number, Map<string, StudioProblem[]>>();
  for (const problem of problems) {
    if (!problem.pointer.startsWith(`${at}/`)) continue;
    const [index = '', ...steps] = stepsOf(problem.pointer.slice(at.length));
    const column = columnOf(steps, columns);
    if (!column) continue;
    const row = rows.get(Number(index)) ?? new Map<string, StudioProblem[]>();
    rows.set(Number(index), row);
    row.set(column.key, [...(row.get(column.key) ?? []), problem]);
  }
  return rows;
}

function columnOf(steps: readonly string[], columns: readonly Column[]): Column | undefined {
  return (
    columns.find(({ path }) => path.every((key, place) => steps[place] === key)) ??
    columns.find(({ path }) => path[0] === steps[0]) ??
    columns[0]
  );
}
