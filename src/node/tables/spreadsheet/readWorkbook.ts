import { read, utils, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx';
import type { Sheet, SheetCell } from '../../../document/table/sheets';
import { isPage, preparedPage } from './htmlPage';
import { quietly } from './quietly';
import { plainSheet } from './plainSheet';
import { isZip, repacked, unpacked, type Repacked } from './repacked';
import { shownText } from './shownText';
import { withMerged } from './withMerged';
import { isXls, raisedTextsOfXls } from './xlsTexts';

/**
 * The sheets of a workbook, all cells as the text that they show; why SheetJS reads them is in
 * .github/decisions/spreadsheet-reader.md.
 * @throws A sentence, if it cannot be read.
 */
export function readWorkbook(bytes: Buffer): Sheet[] {
  const parts = isZip(bytes) ? parsed(() => unpacked(bytes)) : undefined;
  const plain = parts && parsed(() => plainSheet(parts));
  return plain ? [plain] : readWithSheetJs(bytes, parts);
}

/**
 * The same by SheetJS alone, which knows everything that a workbook can have.
 * @param parts The parts of the archive that it is, which are changed; undefined for other files.
 */
export function readWithSheetJs(
  bytes: Buffer,
  parts: Record<string, Uint8Array> | undefined,
): Sheet[] {
  const { book, mayBeUncalculated, tables, raised } = open(bytes, parts);
  const areCalculated = hasCalculated(book, mayBeUncalculated);
  return book.SheetNames.map((name, index): Sheet => {
    const sheet = book.Sheets[name];
    return {
      name: tables[index]?.name ?? name,
      rows: sheet ? rowsOf(sheet, areCalculated, raised) : [],
      isHidden: tables[index]?.isHidden ?? (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0,
    };
  });
}

function open(
  bytes: Buffer,
  parts: Record<string, Uint8Array> | undefined,
): Omit<Repacked, 'bytes'> & { book: WorkBook } {
  return parsed(() => {
    const { bytes: ready, ...about } = parts
      ? repacked(parts)
      : { bytes, mayBeUncalculated: false, tables: [], raised: raisedIn(bytes) };
    const isHtml = isPage(bytes);
    const book = quietly(() =>
      read(isHtml ? preparedPage(bytes) : ready, {
        type: isHtml ? 'string' : 'buffer',
        dense: true,
        // What a formula is, and that a cell holds one without a value.
        cellFormula: true,
        sheetStubs: true,
        cellNF: true,
        cellHTML: false,
        // Dates as such: a number would not tell that it was one.
        cellDates: true,
        // Texts of HTML and other text files stay as they are: "0012" is no 12.
        raw: true,
      }),
    );
    return { book, ...about };
  });
}

/** Does a part of reading a workbook; whatever goes wrong is said in a sentence. */
function parsed<Done>(work: () => Done): Done {
  try {
    return work();
  } catch (cause) {
    throw new Error(reasonOf(cause), { cause });
  }
}

const raisedIn = (bytes: Uint8Array): ReadonlyMap<string, string> =>
  isXls(bytes) ? raisedTextsOfXls(bytes) : new Map();

function reasonOf(cause: unknown): string {
  const words = cause instanceof Error ? cause.message : '';
  if (/password|encrypt/i.test(words)) {
    return 'This file is protected by a password. Open it in your spreadsheet program, take the password out, and save it again.';
  }
  return 'This is no file of a spreadsheet program, or it is damaged. Open it in your spreadsheet program and save it once more as .xlsx.';
}

/**
 * Whether the values of formulas are those of a program that calculates. Libraries that write 0 for each say that all is
 * to be calculated when the file is opened, or else leave out the list that Excel writes.
 */
function hasCalculated(book: WorkBook, mayBeUncalculated: boolean): boolean {
  if (isTrue(calculation(book)['fullCalcOnLoad'])) return false;
  if (!mayBeUncalculated) return true;
  const cells = Object.values(book.Sheets).flatMap((sheet) => sheet['!data'] ?? []);
  const formulas = cells.flatMap((row) => (row ?? []).filter((cell) => cell?.f !== undefined));
  return formulas.length === 0 || formulas.some(({ v }) => v !== 0);
}

/** What XLSX files say about calculating, which the types of the library leave out. */
function calculation({ Workbook }: WorkBook): Record<string, unknown> {
  const known = Workbook as { CalcPr?: Record<string, unknown> } | undefined;
  return known?.CalcPr ?? {};
}

const isTrue = (text: unknown): boolean => text === '1' || text === 'true' || text === true;

/** Rows as wide as the sheet: what is missing at their ends is empty. */
function rowsOf(
  sheet: WorkSheet,
  isCalculated: boolean,
  raised: ReadonlyMap<string, string>,
): SheetCell[][] {
  const cells = sheet['!data'] ?? [];
  const width = sheet['!ref'] ? utils.decode_range(sheet['!ref']).e.c + 1 : 0;
  // Rows without cells are holes.
  const from = cells as (CellObject[] | undefined)[];
  const rows: SheetCell[][] = [];
  for (const [at, row] of from.entries()) {
    const length = Math.max(width, row?.length ?? 0);
    for (const cell of raised.size > 0 ? (row ?? []) : []) {
      const shown = cell?.t === 's' ? raised.get(String(cell.v)) : undefined;
      if (cell && shown !== undefined) cell.v = shown;
    }
    rows.push(Array.from({ length }, (_, index) => shownText(row?.[index], isCalculated)));
    // Its cells are large, and of no use any more.
    from[at] = undefined;
  }
  return withMerged(rows, sheet['!merges'] ?? []);
}
