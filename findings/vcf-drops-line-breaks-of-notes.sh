#!/usr/bin/env bash
# vcf 2.1.2 writes vCards: a note of two lines should come out as one with \n in it. The break is gone, and its words run
# together; a semicolon in a name stands bare, and lines are folded at 75 characters instead of bytes, so that one of
# umlauts is too long. It matters in src/node/site/contacts/vcard.ts, which writes cards by hand.
# Seen on 2026-11-28 with Node 20.20:
#   NOTE:Mon to FriClosed on Sunday
#   ORG:Pumps; Valves
#   longest line: 79 bytes
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund vcf@2.1.2

cat >look.cjs <<'JS'
const VCard = require('vcf');

const card = new VCard();
card.set('fn', 'Kühlung und Kältetechnik für Großküchen, Bäckereien und Schlachtereien in Harare');
card.set('org', 'Pumps; Valves');
card.set('note', 'Mon to Fri\nClosed on Sunday');
const lines = card.toString('3.0').split('\r\n');
for (const name of ['NOTE', 'ORG']) console.log(lines.find((line) => line.startsWith(name)));
console.log(`longest line: ${Math.max(...lines.map((line) => Buffer.byteLength(line)))} bytes`);
JS
seen=$(node look.cjs)
echo "$seen"
[ "$seen" = 'NOTE:Mon to FriClosed on Sunday
ORG:Pumps; Valves
longest line: 79 bytes' ] || { echo 'This has changed.' >&2; exit 1; }
