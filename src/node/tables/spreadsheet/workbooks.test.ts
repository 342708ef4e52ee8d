import { strToU8, zipSync } from 'fflate';
import iconv from 'iconv-lite';
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

describe('raised and lowered figures, which say another number on the line', () => {
  const run = (text: string, place = '') =>
    `<r><rPr>${place && `<vertAlign val="${place}"/>`}<sz val="11"/></rPr><t xml:space="preserve">${text}</t></r>`;
  const runs = [
    run('10') + run('6', 'superscript') + run(' m') + run('3', 'superscript'),
    run('1') + run('1', 'superscript') + run('/') + run('2', 'subscript') + run('" valve'),
    run('CO') + run('2', 'subscript') + run(', the 1') + run('st', 'superscript'),
  ];
  const shown = ['10⁶ m³', '1 1/2" valve', 'CO₂, the 1st'];

  it('are kept in an XLSX file, in its shared texts and in those of a sheet', async () => {
    const inline = runs.map((text) => `<c t="inlineStr"><is>${text}</is></c>`).join('');
    expect(await cellsOf(inline)).toEqual(shown);
    const shared = runs.map((_, index) => `<c t="s"><v>${index}</v></c>`).join('');
    const texts = runs.map((text) => `<si>${text}</si>`).join('');
    const parts = {
      '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>`,
      'xl/sharedStrings.xml': `${XML}<sst xmlns="${MAIN}" count="3" uniqueCount="3">${texts}</sst>`,
      'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    };
    expect(await cellsOf(shared, parts)).toEqual(shown);
  });

  it('are kept in an ODS file', async () => {
    const style = (name: string, position: string) =>
      `<style:style style:name="${name}" style:family="text"><style:text-properties style:text-position="${position}"/></style:style>`;
    const styles = `<style:style style:name="co1" style:family="table-column"/>${style('T1', 'super 58%')}${style('T2', '-33% 58%')}${style('T3', '0% 100%')}`;
    const span = (name: string, text: string) =>
      `<text:span text:style-name="${name}">${text}</text:span>`;
    const cells = [
      `10${span('T1', '6')}${span('T3', ' m')}${span('T1', '3')}`,
      `1${span('T1', '1')}/${span('T2', '2')}" valve`,
      `CO${span('T2', '2')}, the 1${span('T1', 'st')}`,
    ].map(
      (text) =>
        `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`,
    );
    const table = `<table:table table:name="S"><table:table-row>${cells.join('')}</table:table-row></table:table>`;
    const [sheet] = await odsSheets(table, styles);
    expect(sheet?.rows).toEqual([shown]);
  });

  it('are kept in a page that is called a workbook', async () => {
    const page = `<html><table><tr><td>10<sup>6</sup> m<SUP style="x">3</SUP></td><td>1<sup>1</sup>/<sub>2</sub>" valve</td><td>CO<sub>2</sub>, the 1<sup>st</sup></td></tr></table></html>`;
    expect(await pageCells(Buffer.from(page))).toEqual(shown);
  });
});

/** The cells of a page with one row. */
async function pageCells(bytes: Buffer): Promise<unknown> {
  const content = await readTable(bytes, 'list.xls', { countHeadings: () => 0 });
  return 'sheets' in content && content.sheets[0]?.rows[0];
}

describe('a page that is called a workbook', () => {
  const page = (head: string, cells: string) =>
    `<html><head>${head}</head><body><table><tr>${cells}</tr></table></body></html>`;

  it('is read in the encoding that it names, and in that of browsers if it names none', async () => {
    const meta = '<meta http-equiv=Content-Type content="text/html; charset=windows-1251">';
    const cells = iconv.encode(page(meta, '<td>Насос 1</td>'), 'windows-1251');
    expect(await pageCells(cells)).toEqual(['Насос 1']);
    const western = Buffer.from(page('', '<td>Rohr ø40, ½ Zoll</td>'), 'latin1');
    expect(await pageCells(western)).toEqual(['Rohr ø40, ½ Zoll']);
    const spoken = Buffer.from(page('<meta charset="utf-8">', '<td>Rohr ø40</td>'));
    expect(await pageCells(spoken)).toEqual(['Rohr ø40']);
  });

  it('may write its characters as references', async () => {
    const cells =
      '<td>Rohr &oslash;&#52;0 &#xBD;&Prime; &times; 2&deg;</td><td>A &amp;amp; B &#60;5&nbsp;mm&gt;</td>';
    const shown = ['Rohr ø40 ½″ × 2°', 'A &amp; B <5 mm>'];
    expect(await pageCells(Buffer.from(page('', cells)))).toEqual(shown);
  });
});
