#!/usr/bin/env bash
# exceljs 4.4.0 and @cj-tech-master/excelts 5.1.17: XLSX writes characters that XML cannot hold, such as the line end of
# systems that send two, as '_x000D_' (ECMA-376 part 1, 22.9.2.19, ST_Xstring), in shared texts, inline ones and results
# of formulas alike. One would expect all of them to be read alike; instead only shared texts are, and cells of files
# that were written row by row show '_x000D_' in the middle of a description. read-excel-file 9.3.17 reads all three.
# It matters in src/node/tables/spreadsheet/plainSheet.ts, which reads inline texts by itself.
# Seen on 2026-11-28 with Node 20.20:
#   exceljs: shared "a\rb", inline "a_x000D_b", formula "a_x000D_b"
#   excelts: shared "a\rb", inline "a_x000D_b", formula "a_x000D_b"
#   read-excel-file: shared "a\rb", inline "a\rb", formula "a\rb"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 @cj-tech-master/excelts@5.1.17 read-excel-file@9.3.17 \
  fflate@0.8.2

cat >look.mjs <<'JS'
import { readFileSync, writeFileSync } from 'node:fs';
import * as excelts from '@cj-tech-master/excelts';
import exceljs from 'exceljs';
import { strToU8, zipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OPEN = 'http://schemas.openxmlformats.org';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const MAIN = `xmlns="${OPEN}/spreadsheetml/2006/main"`;
const RELATION = `${OPEN}/officeDocument/2006/relationships`;
const relations = (...all) =>
  `${XML}<Relationships xmlns="${OPEN}/package/2006/relationships">${all
    .map(([type, target], at) => `<Relationship Id="r${at + 1}" Type="${RELATION}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;
const part = (name, type) => `<Override PartName="/xl/${name}" ContentType="${TYPE}.${type}+xml"/>`;
const files = {
  '[Content_Types].xml': `${XML}<Types xmlns="${OPEN}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook.xml', 'sheet.main')}${part('worksheets/sheet1.xml', 'worksheet')}${part('sharedStrings.xml', 'sharedStrings')}</Types>`,
  '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml': `${XML}<workbook ${MAIN} xmlns:r="${RELATION}"><sheets><sheet name="List" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations(
    ['worksheet', 'worksheets/sheet1.xml'],
    ['sharedStrings', 'sharedStrings.xml'],
  ),
  'xl/sharedStrings.xml': `${XML}<sst ${MAIN} count="1" uniqueCount="1"><si><t>a_x000D_b</t></si></sst>`,
  'xl/worksheets/sheet1.xml': `${XML}<worksheet ${MAIN}><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>a_x000D_b</t></is></c><c r="C1" t="str"><f>A1</f><v>a_x000D_b</v></c></row></sheetData></worksheet>`,
};
const parts = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
writeFileSync('list.xlsx', zipSync(Object.fromEntries(parts)));

const say = (library, [shared, inline, formula]) =>
  console.log(
    `${library}: shared ${JSON.stringify(shared)}, inline ${JSON.stringify(inline)}, formula ${JSON.stringify(formula)}`,
  );
for (const [library, { Workbook }] of Object.entries({ exceljs, excelts })) {
  const workbook = new Workbook();
  await workbook.xlsx.load(readFileSync('list.xlsx'));
  const row = workbook.worksheets[0].getRow(1);
  say(library, [row.getCell(1).value, row.getCell(2).value, row.getCell(3).value.result]);
}
const [{ data }] = await readExcelFile('list.xlsx');
say('read-excel-file', data[0]);
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'exceljs: shared "a\rb", inline "a_x000D_b", formula "a_x000D_b"
excelts: shared "a\rb", inline "a_x000D_b", formula "a_x000D_b"
read-excel-file: shared "a\rb", inline "a\rb", formula "a\rb"' ] || { echo 'This has changed.' >&2; exit 1; }
