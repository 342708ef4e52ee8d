import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readTable } from '../../products/readTable';

const sheetsOf = async (name: string, parts: Record<string, string>) => {
  const files = Object.entries(parts).map(([file, text]) => [file, strToU8(text)]);
  const bytes = Buffer.from(zipSync(Object.fromEntries(files) as Record<string, Uint8Array>));
  const content = await readTable(bytes, name, { countHeadings: () => 0 });
  if (!('sheets' in content)) throw new Error('It was asked.');
  return content.sheets;
};

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** The cells of an XLSX file with one row. */
async function cellsOf(row: string, more: Record<string, string> = {}): Promise<unknown> {
  const [sheet] = await sheetsOf('list.xlsx', {
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${MAIN}"><sheetData><row r="1">${row}</row></sheetData></worksheet>`,
    ...more,
  });
  return sheet?.rows[0];
}

const NEVER = { wrong: expect.stringContaining('save it once in a spreadsheet program') };
const CALC_CHAIN = { 'xl/calcChain.xml': `${XML}<calcChain xmlns="${MAIN}"/>` };
/** Of a program that has calculated: one formula with another value. */
const CALCULATED = '<c r="Z1"><f>1+1</f><v>2</v></c>';

describe('a formula', () => {
  it.each([
    ['no value', '<c r="A1"><f>1+1</f></c>'],
    ['an empty value', '<c r="A1" s="0"><f>1+1</f><v></v></c>'],
    ['an empty element for it', '<c r="A1" t="n"><f t="shared" ref="A1:A2" si="0">1+1</f><v/></c>'],
    ['no text', '<c r="A1" t="str"><f>B1&amp;" set"</f></c>'],
  ])('with %s is a mistake, whatever else the file says', async (_, cell) => {
    expect(await cellsOf(cell + CALCULATED, CALC_CHAIN)).toMatchObject({ 0: NEVER, 25: '2' });
  });

  it('with an empty text has been calculated', async () => {
    const cell = '<c r="A1" t="str"><f>IF(B1,"x","")</f><v></v></c>';
    expect(await cellsOf(cell + CALCULATED)).toMatchObject({ 0: '' });
  });

  const zero = '<c r="A1"><f>B1*2</f><v>0</v></c>';
  it('is a mistake where every formula is 0 and no program says that it has calculated', async () => {
    expect(await cellsOf(zero)).toEqual([NEVER]);
  });

  it('may be 0 where others are not, or where a program has calculated', async () => {
    expect(await cellsOf(zero + CALCULATED)).toMatchObject({ 0: '0', 25: '2' });
    expect(await cellsOf(zero, CALC_CHAIN)).toEqual(['0']);
    const LIBRE = `${XML}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>LibreOffice/7.4</Application></Properties>`;
    expect(await cellsOf(zero, { 'docProps/app.xml': LIBRE })).toEqual(['0']);
  });
});

it('leaves cells where they are when empty ones before them go', async () => {
  const row = '<c r="A1" s="0"/><c s="0" r="B1"/><c r="C1" t="inlineStr"><is><t>c</t></is></c>';
  expect(await cellsOf(row)).toEqual(['', '', 'c']);
  const unplaced = '<c s="0"/><c t="inlineStr"><is><t>b</t></is></c>';
  expect(await cellsOf(unplaced)).toEqual(['', 'b']);
});

/** The sheets of an ODS file by its tables and styles. */
const odsSheets = async (tables: string, styles = '') =>
  sheetsOf('list.ods', {
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'META-INF/manifest.xml': `${XML}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.spreadsheet"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
    'content.xml': `${XML}<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" office:version="1.2"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
  });

it('leaves out hidden sheets of an ODS file, and reads the names of the others', async () => {
  const table = (name: string, style: string) =>
    `<table:table table:name="${name}" table:style-name="${style}"><table:table-row><table:table-cell office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row></table:table>`;
  const style = (name: string, shown: boolean) =>
    `<style:style style:name="${name}" style:family="table"><style:table-properties table:display="${shown}"/></style:style>`;
  const tables = table('Bob&apos;s &amp; Co', 'ta1') + table('Old', 'ta2');
  const sheets = await odsSheets(tables, style('ta1', true) + style('ta2', false));
  expect(sheets).toMatchObject([
    { name: "Bob's & Co", isHidden: false },
    { name: 'Old', isHidden: true },
  ]);
});

it.each([
  ['<text:p>a <text:s text:c="2"/>b</text:p>', 'a   b'],
  ['<text:p>a  b</text:p>', 'a  b'],
  ['<text:p> a</text:p><text:p>  b </text:p>', ' a\n  b '],
  ['<text:p><text:span text:style-name="T1">a </text:span>b</text:p>', 'a b'],
])('reads the spaces of an ODS file as LibreOffice does: %s', async (paragraphs, text) => {
  const row = `<table:table-row><table:table-cell office:value-type="string">${paragraphs}</table:table-cell></table:table-row>`;
  const [sheet] = await odsSheets(`<table:table table:name="S">${row}</table:table>`);
  expect(sheet?.rows).toEqual([[text]]);
});
