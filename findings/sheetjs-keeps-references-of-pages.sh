#!/usr/bin/env bash
# @e965/xlsx (SheetJS) 0.20.3: shops export a page with a table and call it .xls, which Excel opens. One would expect the
# character references of HTML in its cells to be read, as those in XLSX files are; instead seven names are (nbsp and
# amp among them), and all else stays as it is written: 'Rohr &oslash;40' is no 'Rohr ø40', and a heading
# 'Gr&ouml;&szlig;e' is not found. It matters in src/node/tables/spreadsheet/htmlPage.ts, which reads them before.
# Seen on 2026-11-28 with Node 20.20:
#   Rohr &oslash;40, &#189; Zoll & 2 mm
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3

cat >look.mjs <<'JS'
import { read } from '@e965/xlsx';

const page = '<html><table><tr><td>Rohr &oslash;40, &#189; Zoll &amp; 2&nbsp;mm</td></tr></table></html>';
console.log(read(Buffer.from(page)).Sheets.Sheet1.A1.v.replace('\u00A0', ' '));
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'Rohr &oslash;40, &#189; Zoll & 2 mm' ] || { echo 'This has changed.' >&2; exit 1; }
