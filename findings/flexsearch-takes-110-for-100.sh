#!/usr/bin/env bash
# flexsearch 0.8.212: an index with `tokenize: 'strict'` finds whole words. One would expect 100 to find 100; instead
# letters that are doubled count once, which helps with misspelled words and is done to figures, too: 100, 110 and 10 are
# all 10. Numbers are cut in threes, so that 1000 finds 1100 and not 1,000. An encoder with `dedupe: false` and
# `numeric: false` tells them apart. It matters in src/catalogue/search, which was weighed against it: lengths of belts
# and numbers of bearings have doubled figures.
# Seen on 2026-11-28 with Node 20.20:
#   100: Hose 100, Belt 110, Belt 1100, Screw 10
#   1000: Belt 1100
#   plain 100: Hose 100
#   plain 1000: nothing
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund flexsearch@0.8.212

cat >look.mjs <<'JS'
import { Encoder, Index } from 'flexsearch';

const names = ['Hose 100', 'Belt 110', 'Belt 1100', 'Screw 10', 'Hose 1,000'];
const asked = (number, options) => {
  const index = new Index({ tokenize: 'strict', ...options });
  names.forEach((name, id) => index.add(id, name));
  return index.search(number).map((id) => names[id]).join(', ') || 'nothing';
};
const encoder = new Encoder({ dedupe: false, numeric: false });
for (const number of ['100', '1000']) console.log(`${number}: ${asked(number, {})}`);
for (const number of ['100', '1000']) console.log(`plain ${number}: ${asked(number, { encoder })}`);
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = '100: Hose 100, Belt 110, Belt 1100, Screw 10
1000: Belt 1100
plain 100: Hose 100
plain 1000: nothing' ] || { echo 'This has changed.' >&2; exit 1; }
