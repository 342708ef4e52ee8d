#!/usr/bin/env bash
# numfmt 4.0.1: one would expect 0.99 inches in the spreadsheet format '# ?/8' to be rounded to a whole inch, as ssf 0.11.2
# and Excel do; instead it writes '1 8/8', which is two inches. It matters in src/node/tables: sizes of bolts and pipes
# stand in such cells, and we read what the cell shows.
# Seen on 2026-11-28 with Node 20.20:
#   0.5: numfmt ' 4/8', ssf ' 4/8'
#   0.99: numfmt '1 8/8', ssf '1    '
#   2.97: numfmt '3 8/8', ssf '3    '
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund numfmt@4.0.1 ssf@0.11.2

cat >look.mjs <<'JS'
import * as numfmt from 'numfmt';
import ssf from 'ssf';

for (const inches of [0.5, 0.99, 2.97])
  console.log(`${inches}: numfmt '${numfmt.format('# ?/8', inches)}', ssf '${ssf.format('# ?/8', inches)}'`);
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = "0.5: numfmt ' 4/8', ssf ' 4/8'
0.99: numfmt '1 8/8', ssf '1    '
2.97: numfmt '3 8/8', ssf '3    '" ] || { echo 'This has changed.' >&2; exit 1; }
