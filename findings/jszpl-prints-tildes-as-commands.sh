#!/usr/bin/env bash
# jszpl 2.0.1: one would expect a text on a label of a Zebra printer to be printed as it was given. In ZPL II, '~' and '^'
# begin commands wherever they stand, '>' begins one in Code 128, and texts are in code page 850 unless ^CI28 says UTF-8
# (ZPL II guide, ^FD, ^FH, ^BC, ^CI). jszpl writes none of them as ^FH would have it, and no ^CI: '10~20 bar' loses its
# '~20', '½"' is two other characters, and the bars of '6204>5' are those of another part.
# It matters to who prints labels for the codes of products, as of `npm run products -- export`.
# Seen on 2026-11-28 with Node 20.20:
#   ^FDGauge 10~20 bar ½"^FS
#   ^BCN,0,Y,N,N,N^FD6204>5^FS
#   says how: no ^FH, no ^CI
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund jszpl@2.0.1

cat >look.cjs <<'JS'
const { Barcode, BarcodeType, BarcodeTypeName, Label, Text } = require('jszpl');

const label = new Label();
const text = new Text();
text.text = 'Gauge 10~20 bar ½"';
const code = new Barcode();
code.type = new BarcodeType(BarcodeTypeName.Code128);
code.data = '6204>5';
label.content.push(text, code);
const zpl = label.generateZPL();
console.log(/\^FDGauge.*/.exec(zpl)?.[0]);
console.log(/\^BC.*/.exec(zpl)?.[0]);
console.log('says how:', ['^FH', '^CI'].map((one) => `${zpl.includes(one) ? '' : 'no '}${one}`).join(', '));
JS
seen=$(node look.cjs)
echo "$seen"
[ "$seen" = '^FDGauge 10~20 bar ½"^FS
^BCN,0,Y,N,N,N^FD6204>5^FS
says how: no ^FH, no ^CI' ] || { echo 'This has changed.' >&2; exit 1; }
