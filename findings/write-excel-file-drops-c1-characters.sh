#!/usr/bin/env bash
# write-excel-file 4.1.1: XML 1.0 allows the characters U+007F to U+009F, and one would expect them in the cell; instead
# all but U+0085 are left out without a word, U+0080 among them, which old texts have for €. It matters in
# src/node/products/writeTable.ts.
# Seen on 2026-11-27 with Node 20.20:
#   5 characters went in, 3 came out: a 85 b
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund write-excel-file@4.1.1 fflate@0.8.3

cat >look.mjs <<'JS'
import { strFromU8, unzipSync } from 'fflate';
import writeExcelFile from 'write-excel-file/node';

const value = 'a\u0080\u0085\u007Fb';
const file = await writeExcelFile([[{ value, type: String }]]).toBuffer();
const texts = strFromU8(unzipSync(file)['xl/sharedStrings.xml']);
const [, written] = /<t[^>]*>(.*?)<\/t>/s.exec(texts);
const shown = [...written].map((sign) => (sign > '~' ? sign.charCodeAt(0).toString(16) : sign));
console.log(`${value.length} characters went in, ${written.length} came out: ${shown.join(' ')}`);
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = '5 characters went in, 3 came out: a 85 b' ] || { echo 'This has changed.' >&2; exit 1; }
