#!/usr/bin/env bash
# bark-js 1.2.1: where a label knows only the month, its date has 00 for the day, which is the last of that month
# (GS1 General Specifications, 3.4.6 for best before, 3.4.7 for use by). One would expect grease that is good until
# 290200 to be so until 28 February 2029; instead the date is '2029-02-00', which no calendar has and JavaScript calls
# invalid. gs1-barcode-parser-mod 1.2.1 reads it right. It matters if codes that buyers scan from labels are ever read
# for more than their number.
# Seen on 2026-11-28 with Node 20.20:
#   bark-js: 2029-02-00, Invalid Date
#   gs1-barcode-parser-mod: 28.2.2029
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund bark-js@1.2.1 gs1-barcode-parser-mod@1.2.1

cat >look.mjs <<'JS'
import bark from 'bark-js';
import { parseBarcode } from 'gs1-barcode-parser-mod';

const code = '010600123456789217290200';
const read = typeof bark === 'function' ? bark : bark.default;
const { value } = read(code).elements.find(({ ai }) => ai === '17');
console.log(`bark-js: ${value}, ${new Date(value)}`);
const { data } = parseBarcode(code).parsedCodeItems.find(({ ai }) => ai === '17');
console.log(`gs1-barcode-parser-mod: ${data.getDate()}.${data.getMonth() + 1}.${data.getFullYear()}`);
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'bark-js: 2029-02-00, Invalid Date
gs1-barcode-parser-mod: 28.2.2029' ] || { echo 'This has changed.' >&2; exit 1; }
