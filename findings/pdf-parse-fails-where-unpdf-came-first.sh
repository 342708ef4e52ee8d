#!/usr/bin/env bash
# pdf-parse 2.4.5 and unpdf 1.7.0: both read the text of a data sheet by PDF.js, each with a copy of its own. One would expect
# them to live beside each other, as when one reads tables and the other counts pages; instead unpdf leaves its worker
# where every PDF.js of the process looks for one, so that pdf-parse fails from then on, as that worker is of another
# version. The other way round both work. It matters to who makes a table for `npm run products` of a supplier's PDFs.
# Seen on 2026-11-28 with Node 20.20:
#   unpdf reads: 6204-2RS
#   pdf-parse then: The API version "5.4.296" does not match the Worker version "5.6.205".
#   pdf-parse alone reads: 6204-2RS
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund pdf-parse@2.4.5 unpdf@1.7.0 pdfkit@0.20.2

cat >look.mjs <<'JS'
import { PDFParse } from 'pdf-parse';
import PDFDocument from 'pdfkit';

const sheet = await new Promise((resolve) => {
  const parts = [];
  const document = new PDFDocument();
  document.on('data', (part) => parts.push(part));
  document.on('end', () => resolve(Buffer.concat(parts)));
  document.text('6204-2RS');
  document.end();
});
if (process.argv[2] !== 'alone') {
  const { extractText } = await import('unpdf');
  const { text } = await extractText(new Uint8Array(sheet), { mergePages: true });
  console.log(`unpdf reads: ${text}`);
}
const says = await new PDFParse({ data: new Uint8Array(sheet) })
  .getText()
  .then(({ pages }) => `reads: ${pages[0].text.trim()}`)
  .catch(({ message }) => `then: ${message}`);
console.log(`pdf-parse ${process.argv[2] ?? ''} ${says}`.replace(/ +/g, ' '));
JS
seen=$(node look.mjs 2>/dev/null; node look.mjs alone 2>/dev/null)
echo "$seen"
[ "$seen" = 'unpdf reads: 6204-2RS
pdf-parse then: The API version "5.4.296" does not match the Worker version "5.6.205".
pdf-parse alone reads: 6204-2RS' ] || { echo 'This has changed.' >&2; exit 1; }
