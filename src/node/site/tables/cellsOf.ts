/** Between two cells: a bar, unless a backslash stands before it, or the tab that spreadsheet programs put there. */
const BETWEEN = /(?<!\\)\||\t/;

/**
 * The cells of a row as it is written in the config: 'M8 | 25 Nm', or 'M8\t25 Nm' as copied from a spreadsheet. A bar
 * within a cell is written '\|'. A bar at the end begins an empty cell, unless the row begins with one, too: then they
 * stand around the whole row, as Markdown writes them.
 */
export function cellsOf(row: string): string[] {
  const text = row.replace(/^ +| +$/g, '');
  return (text.startsWith('|') ? text.slice(1).replace(/(?<!\\)\|$/, '') : text)
    .split(BETWEEN)
    .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));
}
