#!/usr/bin/env bash
# officeparser 8.1.1, word-extractor 1.0.4, any-text 1.2.0: whoever wants a part number or a phone number to stay on one
# line types a hyphen that does not break (Ctrl+Shift+_ in Word), which DOCX files have as an element of its own
# (ECMA-376 part 1, 17.3.3.18, noBreakHyphen). One would expect a dash in the text; instead there is nothing, and
# '6204-2RS' is '62042RS'. mammoth 1.13.0 keeps it (as U+2011). It matters to who makes a table for `npm run products` of
# a supplier's list in Word: products would get numbers that nobody has.
# Seen on 2026-11-28 with Node 20.20:
#   officeparser: Bearing 62042RS
#   word-extractor: Bearing 62042RS
#   any-text: Bearing 62042RS
#   mammoth: Bearing 6204‑2RS
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund docx@9.15.2 officeparser@8.1.1 word-extractor@1.0.4 any-text@1.2.0 \
  mammoth@1.13.0

cat >look.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import anyText from 'any-text';
import { Document, NoBreakHyphen, Packer, Paragraph, TextRun } from 'docx';
import mammoth from 'mammoth';
import { parseOffice } from 'officeparser';
import WordExtractor from 'word-extractor';

const run = new TextRun({ children: ['Bearing 6204', new NoBreakHyphen(), '2RS'] });
const list = new Document({ sections: [{ children: [new Paragraph({ children: [run] })] }] });
writeFileSync('list.docx', await Packer.toBuffer(list));
const say = (name, text) => console.log(`${name}: ${text.trim()}`);
say('officeparser', (await (await parseOffice('list.docx')).to('text')).value);
say('word-extractor', (await new WordExtractor().extract('list.docx')).getBody());
say('any-text', await anyText.getText('list.docx'));
say('mammoth', (await mammoth.extractRawText({ path: 'list.docx' })).value);
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'officeparser: Bearing 62042RS
word-extractor: Bearing 62042RS
any-text: Bearing 62042RS
mammoth: Bearing 6204‑2RS' ] || { echo 'This has changed.' >&2; exit 1; }
