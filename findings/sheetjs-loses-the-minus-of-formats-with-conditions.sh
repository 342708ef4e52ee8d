#!/usr/bin/env bash
# @e965/xlsx (SheetJS) 0.20.3: a format may show small numbers with decimals and large ones without,
# '[<100]0.0" °C";0" °C"'. One would expect -20 to be -20.0 °C, as LibreOffice and numfmt 4.0.1 show it: only a section that
# is for negative numbers alone writes its own minus. Instead the minus is lost with every condition, so that a cold room
# is warm. And '# ?/8" in"' shows nothing where there is less than half an eighth, where the others show 0 in. It matters in
# src/node/tables/spreadsheet/numberFormat.ts.
# Seen on 2026-11-28 with Node 20.20:
#   [<100]0.0" °C";0" °C" of -20: SheetJS 20.0 °C, numfmt -20.0 °C
#   [<0]0.0" below";0 of -20: SheetJS 20.0 below, numfmt 20.0 below
#   # ?/8" in" of 0.02: SheetJS in, numfmt 0 in
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3 numfmt@4.0.1

cat >look.mjs <<'JS'
import { SSF } from '@e965/xlsx';
import { format } from 'numfmt';

const plain = (text) => text.trim().replaceAll(/\s+/g, ' ');
for (const [shape, number] of [['[<100]0.0" °C";0" °C"', -20], ['[<0]0.0" below";0', -20], ['# ?/8" in"', 0.02]]) {
  const sheetjs = plain(SSF.format(shape, number));
  console.log(`${shape} of ${number}: SheetJS ${sheetjs}, numfmt ${plain(format(shape, number))}`);
}
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = '[<100]0.0" °C";0" °C" of -20: SheetJS 20.0 °C, numfmt -20.0 °C
[<0]0.0" below";0 of -20: SheetJS 20.0 below, numfmt 20.0 below
# ?/8" in" of 0.02: SheetJS in, numfmt 0 in' ] || { echo 'This has changed.' >&2; exit 1; }
