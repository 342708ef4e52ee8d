import { dirname, join } from 'node:path';
import type { Schema } from '../../../../document/schema/schema';
import type { Path } from '../../../../document/schema/walk';
import { chunksOf, textsOf } from '../../productFiles/chunks';
import { linesOf } from '../../productFiles/jsonLines';
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
  /** See `CheckOptions`. */
  onlyCountsWarnings?: boolean | undefined;
}

/** A finding about a product, and where in its file that stands. */
interface PlacedFinding {
  finding: Finding;
  file: ProductFile;
  /** From 1. */
  row: number;
  /** From the product. */
  steps: Path;
}

/** Whether a finding is about a product. */
export const isOfProduct = ({ path }: Pick<Finding, 'path'>): boolean =>
  path.length > PRODUCTS_PATH.length && PRODUCTS_PATH.every((key, index) => path[index] === key);

/** What is wrong in the files that a config's products stand in: in their rows, and with the products there. */
export function fileProblems(findings: readonly Finding[], given: InFiles): Problem[] {
  const { files } = given;
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
  const placed = findings.flatMap((finding): PlacedFinding[] => {
    const found = productAt(files, Number(finding.path[PRODUCTS_PATH.length]));
    if (!found) return [];
    const { file, index } = found;
    const steps = finding.path.slice(PRODUCTS_PATH.length + 1);
    return [{ finding, file, row: file.rows[index] ?? 0, steps }];
  });
  const isCounted = ({ finding }: PlacedFinding) =>
    given.onlyCountsWarnings === true && finding.severity === 'warning';
  const inLines = columnsInLines(
    placed.filter((one) => !isCounted(one)),
    given.file,
  );
  const inProducts = placed.map((one): Problem => {
    const { finding, file, row, steps } = one;
    const { severity, message, advice } = finding;
    if (isCounted(one))
      return {
        severity,
        message,
        advice,
        file: file.name,
        line: row,
        column: 0,
        path: '',
        pointer: '',
      };
    const column = inLines.get(one) ?? columnOf(file, steps);
    // The fix would be one of the config, in which the product is not.
    const { fix: _, ...problem } = valueProblem(
      withOther(finding, files),
      given.config,
      given.schema,
    );
    const place = placeOf(file, { row, column });
    const at = { file: file.name, line: row, column: column + 1 };
    return Object.assign(at, problem, place);
  });
  return [...inRows, ...inProducts];
}

/** A finding with the place of the value that it is the same as: of two catalogues, that may be in the other file. */
function withOther(finding: Finding, files: readonly ProductFile[]): Finding {
  const index = finding.sameAs?.[PRODUCTS_PATH.length];
  const other = productAt(files, Number(index));
  if (!other) return finding;
  const { file } = other;
  const place = placeInWords(file, { row: file.rows[other.index], column: undefined });
  return { ...finding, message: `${finding.message} The other one is in ${file.name}, ${place}.` };
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

/** The columns of what stands in lines of JSON, whose files are read once more for that, one part after the other. */
function columnsInLines(
  placed: readonly PlacedFinding[],
  config: string,
): ReadonlyMap<PlacedFinding, number> {
  const columns = new Map<PlacedFinding, number>();
  for (const [file, byRow] of inLinesOf(placed)) {
    let row = 0;
    for (const line of linesAgain(join(dirname(config), file.name))) {
      row += 1;
      const found = byRow.get(row);
      if (!found) continue;
      const places = locate(
        line,
        found.map(({ steps }) => steps),
      );
      for (const one of found) {
        const { key, value } = places.of(one.steps);
        columns.set(one, one.finding.at === 'key' ? (key ?? value) : value);
      }
    }
  }
  return columns;
}

/** What was found in lines of JSON, by file and row. */
function inLinesOf(
  placed: readonly PlacedFinding[],
): Map<ProductFile, Map<number, PlacedFinding[]>> {
  const byFile = new Map<ProductFile, Map<number, PlacedFinding[]>>();
  for (const one of placed) {
    if (one.file.kind !== 'jsonl') continue;
    const byRow = byFile.get(one.file) ?? new Map<number, PlacedFinding[]>();
    byFile.set(one.file, byRow.set(one.row, [...(byRow.get(one.row) ?? []), one]));
  }
  return byFile;
}

/** The lines of a file that has been read before; as many as can be read, if it has been changed or taken away since. */
function* linesAgain(path: string): Generator<string> {
  try {
    yield* linesOf(textsOf(chunksOf(path)));
  } catch {
    // What was read first is what is checked: only columns are missing.
  }
}
