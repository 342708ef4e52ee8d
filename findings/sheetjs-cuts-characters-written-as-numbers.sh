#!/usr/bin/env bash
# @e965/xlsx (SheetJS) 0.20.3: one would expect '&#134071;' in a cell to be read as 𠮷, with which names of Japanese firms
# are written, as XML says; instead the number is cut to 16 bits, and U+0BB7 is read, a letter of Tamil. OpenPyXL without
# lxml writes all characters beyond U+FFFF so. It matters in src/node/tables/spreadsheet/repacked.ts.
# Seen on 2026-11-28 with Node 20.20:
#   bb7
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
utils.book_append_sheet(book, utils.aoa_to_sheet([['SIGN']]), 'A');
const parts = unzipSync(write(book, { type: 'buffer', bookType: 'xlsx', bookSST: true }));
const name = 'xl/sharedStrings.xml';
parts[name] = strToU8(strFromU8(parts[name]).replace('SIGN', '&#134071;'));
const text = read(zipSync(parts)).Sheets.A.A1.v;
console.log([...text].map((sign) => sign.codePointAt(0).toString(16)).join(' '));
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'bb7' ] || { echo 'This has changed.' >&2; exit 1; }
