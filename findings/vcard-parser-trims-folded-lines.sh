#!/usr/bin/env bash
# vcard-parser 1.0.0: one would expect a folded line to be joined by taking away the line break and one space (RFC 2426,
# 2.6), and "\\" to be read as one backslash; instead it trims both sides of what it joins, and keeps both backslashes.
# It matters in src/catalogue/contentLines.ts, which folds no line beside a space.
# Seen on 2026-11-27 with Node 20.20:
#   "North Yard", "NorthYard", "NorthYard", "a\\\\b"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund vcard-parser@1.0.0

cat >look.mjs <<'JS'
import { parse } from 'vcard-parser';
const look = (value) => {
  const card = `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${value}\r\nEND:VCARD\r\n`;
  return JSON.stringify(parse(card).fn[0].value);
};
console.log([look('North Y\r\n ard'), look('North\r\n  Yard'), look('N\r\n orth \r\n Yard'), look('a\\\\b')].join(', '));
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = '"North Yard", "NorthYard", "NorthYard", "a\\\\b"' ] || { echo 'This has changed.' >&2; exit 1; }
