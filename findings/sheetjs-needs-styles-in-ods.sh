#!/usr/bin/env bash
# @e965/xlsx (SheetJS) 0.20.3: one would expect an ODS file to be read that has no styles.xml, as OpenDocument asks for
# none and LibreOffice opens it; instead reading ends with an error. It matters in
# src/node/tables/spreadsheet/repacked.ts.
# Seen on 2026-11-27 with Node 20.20:
#   with: 12, without: Cannot find file styles.xml in zip
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3 fflate@0.8.3

cat >look.mjs <<'JS'
import { read, utils, write } from '@e965/xlsx';
import { unzipSync, zipSync } from 'fflate';

const book = utils.book_new();
utils.book_append_sheet(book, utils.aoa_to_sheet([[12]]), 'A');
const { 'styles.xml': styles, ...others } = unzipSync(write(book, { type: 'buffer', bookType: 'ods' }));
const look = (parts) => {
  try {
    return read(zipSync(parts)).Sheets.A.A1.v;
  } catch (error) {
    return error.message;
  }
};
console.log(`with: ${look({ ...others, 'styles.xml': styles })}, without: ${look(others)}`);
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'with: 12, without: Cannot find file styles.xml in zip' ] || { echo 'This has changed.' >&2; exit 1; }
