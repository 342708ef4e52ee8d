#!/usr/bin/env bash
# mathjs 15.2.0: 'in' converts, as in '2 inch in cm', and it is the symbol of the inch. One would expect '3 in 2' to be
# refused, as 2 is no unit; instead it is read as three inches times two. A mixed number ('1 1/2 in') is refused.
# It matters in src/catalogue/units/readNumber.ts and units.ts, which read what a catalogue prints by a table of our own.
# Seen on 2026-11-28 with Node 20.20:
#   3 in 2 = 6 in
#   1 1/2 in: SyntaxError
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund mathjs@15.2.0

cat >look.mjs <<'JS'
import { evaluate } from 'mathjs';
console.log(`3 in 2 = ${evaluate('3 in 2').format({ precision: 12 })}`);
try {
  console.log(`1 1/2 in = ${evaluate('1 1/2 in')}`);
} catch (error) {
  console.log(`1 1/2 in: ${error.name}`);
}
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = "$(printf '3 in 2 = 6 in\n1 1/2 in: SyntaxError')" ] || { echo 'This has changed.' >&2; exit 1; }
