#!/usr/bin/env bash
# natural-orderby 5.0.0: it orders texts as people do, figures by their value. One would expect codes of a figure, a
# letter and a figure to stand in the order of their letters; instead those whose letter is E are powers of ten, so that
# 6E4 (60,000) comes behind 7A1. javascript-natural-sort 0.7.1 does the same; Intl.Collator with `numeric` does not. It
# matters wherever part numbers are ordered, as in src/catalogue/search/sorted.ts.
# Seen on 2026-11-28 with Node 20.20:
#   natural-orderby: 6D9 6F1 7A1 6E4
#   javascript-natural-sort: 6D9 6F1 7A1 6E4
#   Intl.Collator: 6D9 6E4 6F1 7A1
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund natural-orderby@5.0.0 javascript-natural-sort@0.7.1

cat >look.mjs <<'JS'
import naturalSort from 'javascript-natural-sort';
import { orderBy } from 'natural-orderby';

const codes = ['6E4', '7A1', '6F1', '6D9'];
const { compare } = new Intl.Collator('en', { numeric: true });
console.log('natural-orderby:', ...orderBy(codes));
console.log('javascript-natural-sort:', ...codes.toSorted(naturalSort));
console.log('Intl.Collator:', ...codes.toSorted(compare));
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'natural-orderby: 6D9 6F1 7A1 6E4
javascript-natural-sort: 6D9 6F1 7A1 6E4
Intl.Collator: 6D9 6E4 6F1 7A1' ] || { echo 'This has changed.' >&2; exit 1; }
