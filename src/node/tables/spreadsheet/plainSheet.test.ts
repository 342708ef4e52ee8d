import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { SheetCell } from '../../../document/table/sheets';
import { plainSheet } from './plainSheet';
import { readWithSheetJs } from './readWorkbook';
import { isZip, unpacked } from './repacked';
import { writeWorkbook } from './writeWorkbook';

const STRANGERS = join(import.meta.dirname, '../../../../tests/fixtures/strangers');

const SHEET = 'xl/worksheets/sheet1.xml';
const SHARED = 'xl/sharedStrings.xml';
const STYLES = 'xl/styles.xml';
const BOOK = 'xl/workbook.xml';
const MERGED = '</sheetData><mergeCells count="1"><mergeCell ref="A1:B1"/></mergeCells>';
const INLINE = ' t="inlineStr"><is><t>Two</t></is>';

/** Rows without the empty cells at their ends, of which some are told and some are not. */
const trimmed = (rows: readonly (readonly SheetCell[])[] = []) =>
  rows.map((row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1));

/** What SheetJS reads of a workbook. */
function bySheetJs(bytes: Buffer) {
  const [sheet] = readWithSheetJs(bytes, unpacked(bytes));
  return { name: sheet?.name, rows: trimmed(sheet?.rows), isHidden: sheet?.isHidden };
}

const TEXTS = [
  ' spaces at both ends ',
  'two\nlines',
  'two\r\nlines',
  'R&D <b>"quoted"</b> ‘it’s’',
  '😀 Ω ≤ é',
  '_x0041_ and _x000D_',
  'bell \u0007',
  'constructor',
  '0012',
  '=1+1',
  'م٣',
  '&amp;',
];

describe('the sheet of a workbook of texts', () => {
  it('says what SheetJS reads of it', async () => {
    const rows = Array.from({ length: 300 }, (_, row) =>
      Array.from({ length: 30 }, (__, column) =>
        (row + column) % 4 === 0 ? (TEXTS[(row * 7 + column) % TEXTS.length] ?? '') : '',
      ),
    );
    const bytes = await writeWorkbook([rows[0] ?? [], [], ...rows], 'en');
    const sheet = plainSheet(unpacked(bytes));
    const { rows: expected, ...about } = bySheetJs(bytes);
    expect({ name: sheet?.name, isHidden: sheet?.isHidden }).toEqual(about);
    expect(trimmed(sheet?.rows)).toEqual(expected);
    expect(new Set(sheet?.rows.map(({ length }) => length)).size).toBe(1);
  });

  it('of another program, if it is plain, says what SheetJS reads of it', () => {
    const all = readdirSync(STRANGERS)
      .filter((name) => name.endsWith('.xlsx'))
      .map((name) => readFileSync(join(STRANGERS, name)))
      .filter(isZip);
    const plain = all.flatMap((bytes) => plainSheet(unpacked(bytes)) ?? []);
    const same = all.filter((bytes) => plainSheet(unpacked(bytes))).map(bySheetJs);
    expect(plain.map(({ rows }) => trimmed(rows))).toEqual(same.map(({ rows }) => rows));
  });

  it.each<[string, string, (xml: string) => string]>([
    ['a formula', SHEET, (xml) => xml.replace('<v>1</v>', '<f>A1</f><v>1</v>')],
    ['a number', SHEET, (xml) => xml.replace(' t="s"><v>1<', '><v>1<')],
    ['merged cells', SHEET, (xml) => xml.replace('</sheetData>', MERGED)],
    ['a text of its own', SHEET, (xml) => xml.replace(' t="s"><v>1</v>', INLINE)],
    ['rows in another order', SHEET, (xml) => xml.replace('<row r="2"', '<row r="1"')],
    ['a text of several looks', SHARED, (xml) => xml.replace('<t>One</t>', '<r><t>One</t></r>')],
    ['a reading', SHARED, (xml) => xml.replace('</t></si>', '</t><rPh><t>x</t></rPh></si>')],
    ['raw text', SHARED, (xml) => xml.replace('One', '<![CDATA[One]]>')],
    ['a format with words', STYLES, (xml) => xml.replace('"@"', '"&quot;No. &quot;@"')],
    ['another encoding', SHARED, (xml) => xml.replace('?>', ' encoding="windows-1252"?>')],
    ['a hidden sheet', BOOK, (xml) => xml.replace('name="Products"', '$& state="hidden"')],
    ['a column that there is not', SHEET, (xml) => xml.replace('r="B1"', 'r="BBBB1"')],
    ['a column in small letters', SHEET, (xml) => xml.replace('r="B1"', 'r="b1"')],
    ['two sheets', BOOK, (xml) => xml.replace('</sheets>', '<sheet name="b" sheetId="2"/>$&')],
  ])('with %s is left to SheetJS', async (_, part, change) => {
    const bytes = await writeWorkbook(
      [
        ['One', 'Two'],
        ['a', 'b'],
      ],
      'en',
    );
    const parts = unpacked(bytes);
    expect(plainSheet(parts)).toBeDefined();
    const before = strFromU8(parts[part] ?? new Uint8Array());
    const after = change(before);
    expect(after).not.toBe(before);
    expect(plainSheet({ ...parts, [part]: strToU8(after) })).toBeUndefined();
  });

  it('has a sign that there is not as it is written', async () => {
    const parts = unpacked(await writeWorkbook([['One', 'Two']], 'en'));
    const texts = strFromU8(parts[SHARED] ?? new Uint8Array());
    const changed = strToU8(texts.replace('One', '&#x110000;'));
    expect(plainSheet({ ...parts, [SHARED]: changed })?.rows).toEqual([['&#x110000;', 'Two']]);
  });

  it('is read without SheetJS, whatever its size', async () => {
    const rows = Array.from({ length: 20_000 }, (_, row) => [`p-${row}`, `Ring ${row}`]);
    const bytes = await writeWorkbook([['id', 'name'], ...rows], 'en');
    const again = Buffer.from(zipSync(unpacked(bytes)));
    expect(plainSheet(unpacked(again))?.rows).toEqual([['id', 'name'], ...rows]);
  });
});
