#!/usr/bin/env bash
# price-parser 3.4.0: one would expect '$0.035' to be three and a half cents, as a washer costs; instead only one or two
# decimals are decimals, and from three on the mark before them counts for nothing, not even behind a 0, which no group
# of thousands follows: 35 dollars. parse-price 1.1.8 reads them right. It matters in src/desk/numberIn.ts and
# src/catalogue/units/readNumber.ts, where 0.035 is less than one.
# Seen on 2026-11-28 with Node 20.20:
#   $0.03: 0.03, parse-price 0.03
#   $0.035: 35, parse-price 0.035
#   $0.0355: 355, parse-price 0.0355
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund price-parser@3.4.0 parse-price@1.1.8

cat >look.cjs <<'JS'
const parsePrice = require('parse-price');
const { parseFirst } = require('price-parser');

for (const price of ['$0.03', '$0.035', '$0.0355']) {
  console.log(`${price}: ${parseFirst(price).floatValue}, parse-price ${parsePrice(price)}`);
}
JS
seen=$(node look.cjs)
echo "$seen"
[ "$seen" = '$0.03: 0.03, parse-price 0.03
$0.035: 35, parse-price 0.035
$0.0355: 355, parse-price 0.0355' ] || { echo 'This has changed.' >&2; exit 1; }
