#!/usr/bin/env bash
# fontkitten 1.0.3: an instance of a variable font in a WOFF2 file cannot be made.
#
# `create(file).getVariation({ wght: 600 })` returns a font, but the first look-up of a glyph by its code point fails with
# "Cannot read properties of undefined (reading 'tables')": the copy does not take over the tables that a WOFF2 file
# stores transformed. The same font as TTF works. Whoever needs outlines of a weight has to make the instance with
# another tool first (subset-font 2.9.0, which runs HarfBuzz, with keepAllGlyphs and variationAxes).
#
# Seen on 2026-11-27 with Node 20.20 and @fontsource-variable/oswald 5.3.0; expected output:
#   woff2 TypeError
#   ttf wider
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fontkitten@1.0.3 @fontsource-variable/oswald@5.3.0 subset-font@2.9.0
cat >try.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';

const woff2 = readFileSync('node_modules/@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2');
const truetype = await subsetFont(woff2, null, { targetFormat: 'truetype', keepAllGlyphs: true });
for (const [kind, file] of [['woff2', woff2], ['ttf', truetype]]) {
  const font = create(file);
  const width = (one) => one.glyphForCodePoint(77).advanceWidth;
  try {
    console.log(kind, width(font.getVariation({ wght: 700 })) > width(font) ? 'wider' : 'not wider');
  } catch (error) {
    console.log(kind, error.constructor.name);
  }
}
JS
said=$(node try.mjs)
echo "$said"
[ "$said" = $'woff2 TypeError\nttf wider' ] || { echo 'This has changed.' >&2; exit 1; }
