#!/usr/bin/env bash
# exceljs 4.4.0 and hucre 1.0.0: a cell may say how its Japanese text is spoken (rPh), which spreadsheet programs show
# above it, if at all. One would expect the text of the cell alone, as both give it for shared texts; instead the spoken
# text is put behind that of cells whose text stands in the sheet itself (inlineStr). SheetJS and read-excel-file leave
# it out. It matters in src/node/products/formats/spreadsheet.ts, whose reader was chosen beside these two.
# Seen on 2026-11-28 with Node 20.20:
#   shared: exceljs 軸受, hucre 軸受, SheetJS 軸受; inline: exceljs 軸受ジクウケ, hucre 軸受ジクウケ, SheetJS 軸受
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 hucre@1.0.0 @e965/xlsx@0.20.3 fflate@0.8.3

cat >look.mjs <<'JS'
import { read } from '@e965/xlsx';
import ExcelJS from 'exceljs';
import { strToU8, zipSync } from 'fflate';
import { readXlsx } from 'hucre';

const sheets = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const inPackage = 'http://schemas.openxmlformats.org/package/2006';
const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const spoken = '<t>軸受</t><rPh sb="0" eb="2"><t>ジクウケ</t></rPh>';
const type = (part, kind) => `<Override PartName="/${part}" ContentType="${office}.${kind}+xml"/>`;
const to = (id, kind, target) =>
  `<Relationship Id="${id}" Type="${relations}/${kind}" Target="${target}"/>`;
const parts = {
  '[Content_Types].xml': `<Types xmlns="${inPackage}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${type('xl/workbook.xml', 'sheet.main')}${type('xl/worksheets/sheet1.xml', 'worksheet')}${type('xl/sharedStrings.xml', 'sharedStrings')}</Types>`,
  '_rels/.rels': `<Relationships xmlns="${inPackage}/relationships">${to('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${sheets}" xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${inPackage}/relationships">${to('rId1', 'worksheet', 'worksheets/sheet1.xml')}${to('rId2', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
  'xl/sharedStrings.xml': `<sst xmlns="${sheets}" count="1" uniqueCount="1"><si>${spoken}</si></sst>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${sheets}"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is>${spoken}</is></c></row></sheetData></worksheet>`,
};
const file = zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));

const book = new ExcelJS.Workbook();
await book.xlsx.load(Buffer.from(file));
const exceljs = [1, 2].map((column) => book.worksheets[0].getRow(1).getCell(column).text);
const [hucre] = (await readXlsx(file)).sheets[0].rows;
const { A1, B1 } = read(file).Sheets.A;
const line = (place, sheetjs) =>
  `exceljs ${exceljs[place]}, hucre ${hucre[place]}, SheetJS ${sheetjs}`;
console.log(`shared: ${line(0, A1.v)}; inline: ${line(1, B1.v)}`);
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'shared: exceljs 軸受, hucre 軸受, SheetJS 軸受; inline: exceljs 軸受ジクウケ, hucre 軸受ジクウケ, SheetJS 軸受' ] || { echo 'This has changed.' >&2; exit 1; }
