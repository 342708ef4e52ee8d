#!/usr/bin/env bash
# coordinate-parser 1.0.7: a spreadsheet in German, Portuguese or Norwegian writes the place of a yard in Harare as
# '-17,8292; 31,0522'. One would expect that, or an error; instead a comma ends the degrees, and 8292 minutes are added to
# them: 155 degrees south, which is no place on earth, without a word. geo-coordinates-parser 1.7.4 reads it right. It
# matters to who takes places of branches from a list; the config has them as numbers (schemas/blocks/place-map.schema.json).
# Seen on 2026-11-28 with Node 20.20:
#   -17.8292, 31.0522: coordinate-parser -17.8292 31.0522, geo-coordinates-parser -17.8292 31.0522
#   -17,8292; 31,0522: coordinate-parser -155.2 39.7, geo-coordinates-parser -17.8292 31.0522
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund coordinate-parser@1.0.7 geo-coordinates-parser@1.7.4

cat >look.cjs <<'JS'
const Coordinates = require('coordinate-parser');
const { convert } = require('geo-coordinates-parser');

for (const text of ['-17.8292, 31.0522', '-17,8292; 31,0522']) {
  const one = new Coordinates(text);
  const other = convert(text);
  console.log(
    `${text}: coordinate-parser ${one.getLatitude()} ${one.getLongitude()}, ` +
      `geo-coordinates-parser ${other.decimalLatitude} ${other.decimalLongitude}`,
  );
}
JS
seen=$(node look.cjs)
echo "$seen"
[ "$seen" = '-17.8292, 31.0522: coordinate-parser -17.8292 31.0522, geo-coordinates-parser -17.8292 31.0522
-17,8292; 31,0522: coordinate-parser -155.2 39.7, geo-coordinates-parser -17.8292 31.0522' ] || { echo 'This has changed.' >&2; exit 1; }
