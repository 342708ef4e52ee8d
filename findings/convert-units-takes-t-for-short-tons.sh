#!/usr/bin/env bash
# convert-units 2.3.4: one would expect 't' to be the tonne of 1,000 kg, whose symbol it is (BIPM, SI brochure, table 8);
# instead it is the American short ton, and the tonne is called 'mt'.
# It matters in src/catalogue/units/units.ts, a short table of our own: a load of "2 t" must not be found as 1,814 kg.
# Seen on 2026-11-28 with Node 20.20:
#   t 907.184, mt 1000
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund convert-units@2.3.4

cat >look.mjs <<'JS'
import convert from 'convert-units';
const kilograms = (unit) => `${unit} ${convert(1).from(unit).to('kg')}`;
console.log([kilograms('t'), kilograms('mt')].join(', '));
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 't 907.184, mt 1000' ] || { echo 'This has changed.' >&2; exit 1; }
