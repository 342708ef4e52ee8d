import { stepsOf } from '../operation';
import { cellIn } from './compareTable';
import type { TableRow } from './row';
import type { TableMistake } from './sheets';

/** A mistake as the checker finds it in a config. */
interface Found {
  severity: 'error' | 'warning';
  /** Its JSON pointer. */
  pointer: string;
  /** Where, in words. */
  path: string;
  message: string;
  advice?: string | undefined;
}

/** A mistake that a table makes elsewhere on the site: its place, also in words, and what is wrong. */
type Elsewhere = Pick<Found, 'pointer' | 'path' | 'message'>;

/**
 * The mistakes that a table has brought in, at their cells; those elsewhere on the site (a link to a product that is
 * gone) with their place there.
 * @param found The mistakes of the config with the table in it.
 * @param known Those that the config had without it.
 * @param rows The rows that the entries of the list at the pointer `at` come from, as `operationsFor` gives them.
 */
export function tableMistakes(
  found: readonly Found[],
  known: readonly Found[],
  { rows, at }: { rows: readonly (TableRow | undefined)[]; at: string },
): { inTable: TableMistake[]; elsewhere: Elsewhere[] } {
  const before = new Set(known.map(keyOf));
  const result: ReturnType<typeof tableMistakes> = { inTable: [], elsewhere: [] };
  for (const problem of found) {
    if (problem.severity === 'warning') continue;
    const message = [problem.message, problem.advice].filter(Boolean).join(' ');
    const isInList = problem.pointer.startsWith(`${at}/`);
    const [index, ...steps] = isInList ? stepsOf(problem.pointer.slice(at.length)) : [];
    const row = index === undefined ? undefined : rows[Number(index)];
    if (row) result.inTable.push({ ...cellIn(row, steps), message });
    else if (!before.has(keyOf(problem))) {
      const { pointer, path } = problem;
      result.elsewhere.push({ pointer, path, message });
    }
  }
  return result;
}

/** What is said is the same where the places of things have changed. */
const keyOf = ({ message, path }: Found): string => `${path}\n${message}`;
