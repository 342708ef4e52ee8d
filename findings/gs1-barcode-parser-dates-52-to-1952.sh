#!/usr/bin/env bash
# gs1-barcode-parser 1.0.1: one would expect the year of a date on a label to be the one nearest to today, as the
# standard says (GS1 General Specifications, 7.12: from 49 years back to 50 years ahead); instead 51 and above are always
# of the last century, so that in 2026 a seal that is good until 1 January 2052 went bad in 1952. Also, the file that its
# package.json names exports nothing, so that it has to be run in a context to be used. It matters if codes that buyers
# scan from labels are ever read for more than their number.
# Seen on 2026-11-28 with Node 20.20:
#   exports: 0
#   17 USE BY OR EXPIRY 2049
#   17 USE BY OR EXPIRY 1952
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund gs1-barcode-parser@1.0.1

cat >look.cjs <<'JS'
const { readFileSync } = require('node:fs');
const { runInNewContext } = require('node:vm');

console.log('exports:', Object.keys(require('gs1-barcode-parser')).length);
const source = readFileSync(require.resolve('gs1-barcode-parser'), 'utf8');
const parse = runInNewContext(`${source};parseBarcode`);
for (const year of ['49', '52']) {
  const [, date] = parse(`010950600013435217${year}0101`).parsedCodeItems;
  console.log(date.ai, date.dataTitle, date.data.getFullYear());
}
JS
seen=$(node look.cjs)
echo "$seen"
[ "$seen" = 'exports: 0
17 USE BY OR EXPIRY 2049
17 USE BY OR EXPIRY 1952' ] || { echo 'This has changed.' >&2; exit 1; }
