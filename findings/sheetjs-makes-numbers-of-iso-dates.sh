#!/usr/bin/env bash
# @e965/xlsx (SheetJS) 0.20.3: a cell of the type 'd' holds a date as text, '2026-02-01' (ECMA-376 part 1, 18.18.11).
# One would expect a date, or that text; instead it is the number 46054 in the format General, which nothing tells from
# a number that somebody typed, unless the option `cellDates` is set. It matters in
# src/node/products/formats/spreadsheet.ts.
# Seen on 2026-11-27 with Node 20.20:
#   without the option: n 46054 General 46054
#   with cellDates: d
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
utils.book_append_sheet(book, utils.aoa_to_sheet([[1]]), 'A');
const parts = unzipSync(write(book, { type: 'buffer', bookType: 'xlsx' }));
const name = 'xl/worksheets/sheet1.xml';
const sheet = strFromU8(parts[name]).replace(/<c r="A1"[^>]*>.*?<\/c>/, '<c r="A1" t="d"><v>2026-02-01</v></c>');
parts[name] = strToU8(sheet);
const { t, v, z, w } = read(zipSync(parts), { cellNF: true }).Sheets.A.A1;
console.log('without the option:', t, v, z, w);
console.log('with cellDates:', read(zipSync(parts), { cellDates: true }).Sheets.A.A1.t);
JS
seen=$(node look.mjs)
echo "$seen"
expected='without the option: n 46054 General 46054
with cellDates: d'
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
