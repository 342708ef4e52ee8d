#!/usr/bin/env bash
# dbf 0.2.0: names of columns have at most ten characters in this format (dBase III), which stock and accounting programs
# still take. One would expect 'description1' and 'description2' to be told apart or refused; instead both are cut to
# 'descriptio', without a word, and dbffile 1.13.0 does not open the file, as it has two columns of one name.
# It matters to who hands on what `npm run products -- export` writes, and is why that writes no DBF.
# Seen on 2026-11-28 with Node 20.20:
#   columns: descriptio descriptio price
#   dbffile: Duplicate field name: 'descriptio'
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund dbf@0.2.0 dbffile@1.13.0

cat >look.cjs <<'JS'
const { writeFileSync } = require('node:fs');
const dbf = require('dbf');
const { DBFFile } = require('dbffile');

const { buffer } = dbf.structure([{ description1: 'Pump', description2: 'Iron', price: 12.5 }]);
const bytes = Buffer.from(buffer);
// The columns are told in 32 bytes each, behind a head of 32: the first eleven are the name.
const names = [32, 64, 96].map((at) => bytes.toString('latin1', at, at + 11).replace(/\0.*/, ''));
console.log('columns:', names.join(' '));
writeFileSync('list.dbf', bytes);
DBFFile.open('list.dbf').catch(({ message }) => console.log('dbffile:', message));
JS
seen=$(node look.cjs)
echo "$seen"
[ "$seen" = "columns: descriptio descriptio price
dbffile: Duplicate field name: 'descriptio'" ] || { echo 'This has changed.' >&2; exit 1; }
