import type { Problem } from './problem';

/**
 * Formats problems for printing: 'file:line:column  path' (of products in a table 'file, row, column  path'), and indented
 * below it what is wrong and what to do.
 * @param most The maximum number to print; the last line says how many more there are.
 */
export function format(problems: readonly Problem[], file: string, most = Infinity): string {
  const shown = problems.slice(0, most).map((problem) => formatProblem(problem, file));
  const more = problems.length - shown.length;
  if (more > 0) shown.push(`… and ${more} more.`);
  return shown.join('\n\n');
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
