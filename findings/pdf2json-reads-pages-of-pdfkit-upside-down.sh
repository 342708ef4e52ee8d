#!/usr/bin/env bash
# pdf2json 4.0.3: a page of a PDF may turn its axis, so that places are counted from its top (ISO 32000-1, 8.3.4), as every
# page of pdfkit 0.20.2 does, and what is made with it (pdfmake, many invoices and price lists). One would expect the lines
# from the top down, as unpdf 1.7.0 gives them; instead the last line comes first, and `y` of a text is its way from the
# bottom: the headings of a price list stand below its rows. It matters to who makes a table for `npm run products` of a
# supplier's PDFs.
# Seen on 2026-11-28 with Node 20.20:
#   unpdf: Code, 6204-2RS, 6205-2RS
#   pdf2json: 6205-2RS, 6204-2RS, Code
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund pdf2json@4.0.3 pdfkit@0.20.2 unpdf@1.7.0

cat >look.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import Parser from 'pdf2json';
import PDFDocument from 'pdfkit';
import { extractText } from 'unpdf';

const list = await new Promise((resolve) => {
  const parts = [];
  const document = new PDFDocument();
  document.on('data', (part) => parts.push(part));
  document.on('end', () => resolve(Buffer.concat(parts)));
  for (const line of ['Code', '6204-2RS', '6205-2RS']) document.text(line);
  document.end();
});
const { text } = await extractText(new Uint8Array(list), { mergePages: true });
console.log('unpdf:', text.trim().split('\n').join(', '));

writeFileSync('list.pdf', list);
const parser = new Parser(null, true);
const said = await new Promise((resolve, reject) => {
  parser.on('pdfParser_dataReady', () => resolve(parser.getRawTextContent()));
  parser.on('pdfParser_dataError', reject);
  parser.loadPDF('list.pdf');
});
const lines = said.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('---'));
console.log('pdf2json:', lines.map((line) => line.trim()).join(', '));
JS
seen=$(node look.mjs 2>/dev/null | grep -E '^(unpdf|pdf2json):')
echo "$seen"
[ "$seen" = 'unpdf: Code, 6204-2RS, 6205-2RS
pdf2json: 6205-2RS, 6204-2RS, Code' ] || { echo 'This has changed.' >&2; exit 1; }
