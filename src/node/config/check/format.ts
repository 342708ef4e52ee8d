import type { AlikeProblems } from './alike';
import type { Problem } from './problem';

/** So many places of problems that are not shown are named; rows that follow each other are one. */
const MAX_PLACES = 10;

/**
 * Formats problems for printing: 'file:line:column  path' (of products in a table 'file, row, column  path'), and indented
 * below it what is wrong and what to do. Below those that more say the same as, it prints how many these are, and where.
 * @param most The maximum number to print; the last line says how many more there are.
 */
export function format(groups: readonly AlikeProblems[], file: string, most = Infinity): string {
  const texts: string[] = [];
  let left = groups.reduce((sum, { shown, more }) => sum + shown.length + more.length, 0);
  for (const { shown, more } of groups) {
    const fitting = shown.slice(0, most - texts.length);
    if (fitting.length === 0) break;
    left -= fitting.length + more.length;
    const rest = more.length > 0 ? `\n  ${restInWords(more)}` : '';
    for (const problem of fitting)
      texts.push(formatProblem(problem, file) + (problem === fitting.at(-1) ? rest : ''));
  }
  if (left > 0) texts.push(`… and ${left} more.`);
  return texts.join('\n\n');
}

/** '… and 89 more like this, in rows 12–99, 102.' */
function restInWords(more: AlikeProblems['more']): string {
  const what = more.some(({ place }) => place !== undefined) ? 'row' : 'line';
  const lines = [...new Set(more.map(({ line }) => line))];
  const runs = runsOf(lines);
  const named = runs.slice(0, MAX_PLACES).join(', ');
  const end = runs.length > MAX_PLACES ? ' …' : '.';
  return `… and ${more.length} more like this, in ${what}${lines.length === 1 ? '' : 's'} ${named}${end}`;
}

/** Ascending numbers in words, those that follow each other as one: '3–9', '12'. */
function runsOf(numbers: readonly number[]): string[] {
  const runs: { first: number; last: number }[] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.last === number - 1) run.last = number;
    else runs.push({ first: number, last: number });
  }
  return runs.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`));
}

function formatProblem(problem: Problem, file: string): string {
  const { line, column, path, message, advice, severity, place } = problem;
  const folder = file.slice(0, file.search(/[^\\/]*$/));
  const name = problem.file === undefined ? file : folder + problem.file;
  const words = place === undefined ? `:${line}:${column}` : place && `, ${place}`;
  const position = `${name}${words}${path && `  ${path}`}`;
  const prefix = severity === 'warning' ? 'Warning: ' : '';
  return `${position}\n  ${prefix}${message}${advice ? ` ${advice}` : ''}`;
}
