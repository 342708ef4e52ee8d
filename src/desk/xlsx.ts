import { strToU8, zipSync } from 'fflate';
import type { Cell } from './cells';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Styles of cells, by their place in `STYLES`. */
const STYLE = { number: 0, text: 1, heading: 2 } as const;

/** In characters; wider columns wrap nothing and hide what is beside them. */
const MAX_COLUMN_WIDTH = 60;

const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;

/** Of all parts, so that files are the same whenever they are made: the first day that a ZIP archive can name. */
const MADE = new Date(1980, 0, 1);

/**
 * A table as a workbook (ECMA-376), with headings in its first row. Texts are cells of text in the format "text": codes
 * keep their zeros, and what looks like a formula is none, even after somebody has edited the cell. By hand, because
 * the library that reads workbooks is as large as the rest of the site, and a file has to be saved without network.
 */
export function asXlsx(
  cells: readonly (readonly Cell[])[],
  sheetName: string,
): Uint8Array<ArrayBuffer> {
  const rows = cells.map(
    (row, at) =>
      `<row r="${at + 1}">${row.map((cell, column) => xmlCell(cell, at, column)).join('')}</row>`,
  );
  const widths = (cells[0] ?? []).map((_, column) => {
    const longest = Math.max(...cells.map((row) => String(row[column] ?? '').length));
    const width = Math.min(MAX_COLUMN_WIDTH, longest + 2);
    return `<col min="${column + 1}" max="${column + 1}" width="${width}" customWidth="1"/>`;
  });
  const parts = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(nameOf(sheetName))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${MAIN}"><cols>${widths.join('')}</cols><sheetData>${rows.join('')}</sheetData></worksheet>`,
    'xl/styles.xml': STYLES,
  };
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(files), { mtime: MADE });
}

function xmlCell(cell: Cell, row: number, column: number): string {
  if (cell === undefined) return '';
  const at = `${letters(column)}${row + 1}`;
  if (typeof cell === 'number') return `<c r="${at}" s="${STYLE.number}"><v>${cell}</v></c>`;
  const style = row === 0 ? STYLE.heading : STYLE.text;
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** 'A', 'Z', 'AA'. */
function letters(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? letters(rest - 1) : '') + String.fromCodePoint(65 + (column % 26));
}

/** Names of sheets have at most 31 characters, and none of these. */
const nameOf = (text: string) =>
  text
    .replace(/[[\]:*?/\\']/g, ' ')
    .trim()
    .slice(0, 31) || 'Table';

/** Text of XML. What XML cannot say is left out, and "_x0041_" would be read as "A". */
const escaped = (text: string) =>
  text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/\r\n?/g, '\n');
