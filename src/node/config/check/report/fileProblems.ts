import { dirname, join } from 'node:path';
import type { Schema } from '../../../../document/schema/schema';
import type { Path } from '../../../../document/schema/walk';
import { readFileSync } from 'node:fs';
import { PRODUCTS_PATH } from '../../productFiles/namedFiles';
import { placeInWords } from '../../productFiles/mistakeInWords';
import type { ProductFile } from '../../productFiles/readProductFile';
import { locate } from '../../read/locate';
import type { Finding, Problem } from '../problem';
import { valueProblem } from './problems';

/** The files of a config's products, and the config with all of them in it. */
interface InFiles {
  files: readonly ProductFile[];
  config: unknown;
  schema: Schema;
  /** The config: its full path. */
  file: string;
}

/** Whether a finding is about a product. */
export const isOfProduct = ({ path }: Pick<Finding, 'path'>): boolean =>
  path.length > PRODUCTS_PATH.length && PRODUCTS_PATH.every((key, index) => path[index] === key);

/** What is wrong in the files that a config's products stand in: in their rows, and with the products there. */
export function fileProblems(findings: readonly Finding[], given: InFiles): Problem[] {
  const { files } = given;
  const lines = lineReader(given);
  const inRows = files.flatMap((file) =>
    file.mistakes.map(({ row, column, message, advice, isWarning }): Problem => ({
      file: file.name,
      line: row ?? 0,
      column: (column ?? -1) + 1,
      ...placeOf(file, { row, column }),
      severity: isWarning ? 'warning' : 'error',
      path: '',
      pointer: '',
      message,
      advice,
    })),
  );
  const inProducts = findings.flatMap((finding): Problem[] => {
    const found = productAt(files, Number(finding.path[PRODUCTS_PATH.length]));
    if (!found) return [];
    const { file, index } = found;
    const row = file.rows[index];
    const steps = finding.path.slice(PRODUCTS_PATH.length + 1);
    const column =
      file.kind === 'jsonl' ? lines(file, row ?? 0, steps, finding.at) : columnOf(file, steps);
    // The fix would be one of the config, in which the product is not.
    const { fix: _, ...problem } = valueProblem(finding, given.config, given.schema);
    const line = row ?? 0;
    return [
      {
        ...problem,
        file: file.name,
        line,
        column: column + 1,
        ...placeOf(file, { row, column }),
      },
    ];
  });
  return [...inRows, ...inProducts];
}

/** The place in a table, in words; lines are counted as in the config. */
function placeOf(file: ProductFile, at: Parameters<typeof placeInWords>[1]): { place?: string } {
  const isLine = file.kind === 'jsonl' && at.row !== undefined;
  return isLine ? {} : { place: placeInWords(file, at) };
}

/** In which file a product stands, and at which place there. */
function productAt(
  files: readonly ProductFile[],
  index: number,
): { file: ProductFile; index: number } | undefined {
  let place = index;
  for (const file of files) {
    if (place < file.entries.length) return { file, index: place };
    place -= file.entries.length;
  }
  return undefined;
}

/** The column of a table for the field at steps from a product; -1 if none is, or the table has none for it. */
function columnOf({ head }: ProductFile, steps: Path): number {
  const columns = head?.columns ?? [];
  const isFor = (one: (typeof columns)[number]): boolean =>
    one?.path.every((key, index) => steps[index] === key) === true;
  const exact = columns.findIndex(isFor);
  if (exact !== -1 || steps.length === 0) return exact;
  return columns.findIndex((one) => one?.path[0] === steps[0]);
}

/** Finds places in lines of JSON; each file is read again for the first of its mistakes. */
function lineReader({ file: config }: InFiles) {
  const known = new Map<string, string[]>();
  return ({ name }: ProductFile, row: number, steps: Path, at: Finding['at']): number => {
    const lines = known.get(name) ?? readFileSync(join(dirname(config), name), 'utf8').split('\n');
    known.set(name, lines);
    const place = locate(lines[row - 1] ?? '{}', [steps]).of(steps);
    return at === 'key' ? (place.key ?? place.value) : place.value;
  };
}
