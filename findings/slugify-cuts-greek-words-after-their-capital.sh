#!/usr/bin/env bash
# @sindresorhus/slugify 3.0.1: one would expect a Greek word to give the same slug with and without its capital; instead
# Ψ, Ξ and Θ become two capitals each (PS, KS, TH), which the splitting of camelCase then takes apart, as it runs after
# the letters have been written in Latin ones. It matters in src/node/language/readableId.ts, for which it was looked at.
# Seen on 2026-11-28 with Node 20.20:
#   Ψυγείο p-sygeio, ψυγείο psygeio, Θερμοστάτης t-hermostatis, ΨΥΓΕΙΟ psygeio
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @sindresorhus/slugify@3.0.1

cat >look.mjs <<'JS'
import slugify from '@sindresorhus/slugify';

const words = ['Ψυγείο', 'ψυγείο', 'Θερμοστάτης', 'ΨΥΓΕΙΟ'];
console.log(words.map((word) => `${word} ${slugify(word)}`).join(', '));
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'Ψυγείο p-sygeio, ψυγείο psygeio, Θερμοστάτης t-hermostatis, ΨΥΓΕΙΟ psygeio' ] || { echo 'This has changed.' >&2; exit 1; }
