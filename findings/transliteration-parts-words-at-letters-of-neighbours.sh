#!/usr/bin/env bash
# transliteration 2.6.1: one would expect a Ukrainian or Kazakh word to stay one word in a slug; instead letters that
# Russian does not have (Ґ, ғ, қ) become a letter and a sign (G', g', k'), which slugify then takes for the end of a word.
# It matters in src/node/language/readableId.ts, for which it was looked at; any-ascii writes one letter or two.
# Seen on 2026-11-28 with Node 20.20:
#   Ґрунтовка g-runtovka, Сорғы sorg-y, Қақпақша k-ak-pak-sha
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund transliteration@2.6.1

cat >look.mjs <<'JS'
import { slugify } from 'transliteration';

const words = ['Ґрунтовка', 'Сорғы', 'Қақпақша'];
console.log(words.map((word) => `${word} ${slugify(word)}`).join(', '));
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'Ґрунтовка g-runtovka, Сорғы sorg-y, Қақпақша k-ak-pak-sha' ] || { echo 'This has changed.' >&2; exit 1; }
