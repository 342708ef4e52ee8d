#!/usr/bin/env bash
# @e965/xlsx (SheetJS) 0.20.3: LibreOffice writes the spaces of cells with several lines into ODS files as they are, and
# reads them so, at the ends of a line and several in a row; SheetJS leaves them out, as OpenDocument says for texts in
# general. It matters in src/node/tables/spreadsheet/odsSpaces.ts.
# Seen on 2026-11-27 with Node 20.20:
#   as elements: "  a  b", as they are: "a b"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3 fflate@0.8.3

cat >look.mjs <<'JS'
import { read, utils, write } from '@e965/xlsx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const book = utils.book_new();
utils.book_append_sheet(book, utils.aoa_to_sheet([['HERE']]), 'A');
const parts = unzipSync(write(book, { type: 'buffer', bookType: 'ods' }));
const look = (text) => {
  const content = strFromU8(parts['content.xml']).replace('HERE', text);
  return JSON.stringify(read(zipSync({ ...parts, 'content.xml': strToU8(content) })).Sheets.A.A1.v);
};
const elements = look('<text:s text:c="2"/>a<text:s text:c="2"/>b');
console.log(`as elements: ${elements}, as they are: ${look('  a  b')}`);
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'as elements: "  a  b", as they are: "a b"' ] || { echo 'This has changed.' >&2; exit 1; }
