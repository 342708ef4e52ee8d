import type { TellTable } from '../../../document/table/progress';

/** Wide enough for names; longer texts are wrapped. In characters. */
const WIDTHS = { least: 12, most: 44 };

/** What a cell of an XLSX file may hold, in UTF-16 code units. */
const MOST = 32_767;

/**
 * A workbook with one sheet of texts, the first row of which are headings.
 * @param tell Told of rows that are written, and of packing them.
 * @throws A sentence, if a text is longer than a cell may be.
 */
export async function writeWorkbook(
  rows: readonly string[][],
  language: string,
  tell: TellTable = () => undefined,
): Promise<Buffer> {
  const [headings = [], ...others] = rows;
  const tooLong = others.flat().find((text) => text.length > MOST);
  if (tooLong !== undefined) {
    throw new Error(
      `"${tooLong.slice(0, 40)}…" is longer than a cell of an XLSX file may be. Use CSV instead.`,
    );
  }
  // Loaded when it is needed: it has 78 files, which an import would wait for.
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const written = (done: number) => tell({ step: 'rows', done, total: others.length });
  written(0);
  const file = writeExcelFile(
    [
      headings.map((text) => ({ value: escaped(text), type: String, fontWeight: 'bold' as const })),
      // Text cells, in which a spreadsheet program changes nothing: neither 00123 nor =1+1 nor -5 °C.
      ...others.map((row) =>
        row.map((text) =>
          // What is typed into an empty one later is a text, too.
          text === ''
            ? { type: String, format: '@' }
            : { value: escaped(text), type: String, format: '@', wrap: true },
        ),
      ),
    ],
    {
      sheet: 'Products',
      stickyRowsCount: 1,
      stickyColumnsCount: 2,
      columns: headings.map((heading, index) => ({ width: widthOf(heading, others, index) })),
      rightToLeft: new Intl.Locale(language).maximize().script === 'Arab',
    },
    { features: [countRows(written)] },
  );
  tell({ step: 'pack' });
  return file.toBuffer();
}

/** How many rows are written from one time it is told to the next. */
const SOME = 100;

/** The library writes in one go, but asks for the attributes of each row when its cells are written. */
function countRows(tell: (done: number) => void) {
  const transformElementAttributes = (
    name: string,
    attributes: Record<string, string | number>,
    // Of rows: how many there are above, one of which has the headings.
    index: number | undefined,
  ) => {
    if (name === 'row' && index !== undefined && index > 0 && index % SOME === 0) tell(index);
    return attributes;
  };
  return {
    files: { transform: { 'xl/worksheets/sheet{id}.xml': { transformElementAttributes } } },
  };
}

function widthOf(heading: string, rows: readonly string[][], column: number): number {
  const longest = Math.max(...rows.slice(0, 50).map((row) => row[column]?.length ?? 0), 0);
  return Math.min(WIDTHS.most, Math.max(WIDTHS.least, heading.length + 2, longest + 1));
}

/**
 * In XLSX, '_x0041_' stands for 'A', which is also how characters are written that XML has none for or changes, and those
 * that the library leaves out: control characters, '\r', halves of a pair, U+FFFE and U+FFFF.
 */
function escaped(text: string): string {
  const safe = text.replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_').replaceAll(UNWRITABLE, inHex);
  // The library looks texts up in a plain object, and takes 'constructor' for one that is there already
  // (findings/write-excel-file-breaks-on-constructor.sh).
  return text in {} ? inHex(safe.slice(0, 1)) + safe.slice(1) : safe;
}

/** What XML has no way to write, and what the library takes out: U+FFFD and the code points that are no characters. */
const UNWRITABLE =
  // oxlint-disable-next-line no-control-regex -- XML has no way to write these
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFFFD]|\p{Noncharacter_Code_Point}|\p{Surrogate}/gu;

/** '_x0001_', as Excel writes it; two of them for a sign of two UTF-16 code units. */
const inHex = (sign: string): string =>
  Array.from(
    { length: sign.length },
    (_, at) => `_x${sign.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')}_`,
  ).join('');
