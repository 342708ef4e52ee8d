#!/usr/bin/env bash
# write-excel-file 4.1.1: one would expect a cell that says 'constructor' (or 'valueOf', 'toString') to be written like any
# other text; instead the index of the shared text is looked up in a plain object, and the source of a function is
# written in its place. Other programs then find the sheet damaged, or empty. It matters in
# src/node/products/writeTable.ts.
# Seen on 2026-11-27 with Node 20.20:
#   <v>function Object() { [native code] }</v>
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund write-excel-file@4.1.1 fflate@0.8.3

cat >look.mjs <<'JS'
import { strFromU8, unzipSync } from 'fflate';
import writeExcelFile from 'write-excel-file/node';

const file = await writeExcelFile([[{ value: 'constructor', type: String }]]).toBuffer();
const sheet = strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml']);
console.log(/<v>.*?<\/v>/.exec(sheet)[0]);
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = '<v>function Object() { [native code] }</v>' ] || { echo 'This has changed.' >&2; exit 1; }
