#!/usr/bin/env bash
# parse-fraction 1.2.1: one would expect '½' to be one half whatever was read before; instead the whole number of '1½'
# is added to the package's own table of fractions, so that every '½' afterwards is one and a half, until '2½' adds
# two more. It matters in src/catalogue, which reads inches (pipes, bolts, belts) by a short table of its own.
# Seen on 2026-11-28 with Node 20.20:
#   ½ 1/2
#   1½ 3/2
#   ½ 3/2
#   2½ 7/2
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund parse-fraction@1.2.1

cat >look.cjs <<'JS'
const parse = require('parse-fraction');

for (const size of ['½', '1½', '½', '2½']) console.log(size, parse(size).join('/'));
JS
seen=$(node look.cjs)
echo "$seen"
[ "$seen" = '½ 1/2
1½ 3/2
½ 3/2
2½ 7/2' ] || { echo 'This has changed.' >&2; exit 1; }
