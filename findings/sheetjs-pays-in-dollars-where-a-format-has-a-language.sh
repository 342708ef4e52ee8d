#!/usr/bin/env bash
# @e965/xlsx (SheetJS) 0.20.3, and ssf 0.11.2 in it: '[$-409]' in a format of numbers names a language, and a currency only
# if one stands before the dash, as in '[$€-407]' (ECMA-376 part 1, 18.8.31); LibreOffice writes it for every cell whose
# language is not that of the file. One would expect 12.0 mm; instead a dollar is put before it.
# numfmt 4.0.1 is right. It matters in src/node/tables/spreadsheet/numberFormat.ts and for price lists: a length
# would be money, and a price in kwacha one in dollars.
# Seen on 2026-11-28 with Node 20.20:
#   [$-409]#,##0.0" mm": SheetJS $12.0 mm, ssf $12.0 mm, numfmt 12.0 mm
#   [$€-809]0.00: SheetJS €12.00, ssf €12.00, numfmt €12.00
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3 ssf@0.11.2 numfmt@4.0.1

cat >look.mjs <<'JS'
import { read, utils, write } from '@e965/xlsx';
import { format } from 'numfmt';
import ssf from 'ssf';

for (const z of ['[$-409]#,##0.0" mm"', '[$€-809]0.00']) {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet([[12]]);
  sheet.A1.z = z;
  utils.book_append_sheet(book, sheet, 'A');
  const shown = read(write(book, { type: 'buffer', bookType: 'xlsx' })).Sheets.A.A1.w;
  console.log(`${z}: SheetJS ${shown}, ssf ${ssf.format(z, 12)}, numfmt ${format(z, 12)}`);
}
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = '[$-409]#,##0.0" mm": SheetJS $12.0 mm, ssf $12.0 mm, numfmt 12.0 mm
[$€-809]0.00: SheetJS €12.00, ssf €12.00, numfmt €12.00' ] || { echo 'This has changed.' >&2; exit 1; }
