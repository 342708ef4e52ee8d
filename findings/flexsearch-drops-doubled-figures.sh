#!/usr/bin/env bash
# flexsearch 0.8.212: figures are cut into threes, and of equal characters in a row one is kept, which is meant for words
# that are spelt in two ways. One would expect numbers to stay what they are; instead 22211 is '2' and '1', so that a
# search for the bearing 22211 finds 2211 as well, and one for 6220 finds 6200. Six of its sets do so, also the one
# without a name that is used if none is chosen; Charset.Exact keeps numbers. It matters to src/catalogue/search, whose
# terms of figures are never shortened, and to whoever would put an engine in its place.
# Seen on 2026-11-28 with Node 20.20:
#   22211 is: 2 1
#   22211 finds: 22211, 2211; 6220 finds: 6200, 6220
#   Charset.Exact: 22211 finds: 22211; 6220 finds: 6220
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund flexsearch@0.8.212

cat >look.mjs <<'JS'
import { Charset, Index } from 'flexsearch';

const bearings = ['2211', '22211', '6200', '6220'];
const finder = (options) => {
  const index = new Index({ tokenize: 'forward', ...options });
  for (const [at, bearing] of bearings.entries()) index.add(at, `Bearing ${bearing}`);
  return { index, find: (number) => `${number} finds: ${index.search(number).map((at) => bearings[at]).toSorted().join(', ')}` };
};
const { index, find } = finder({});
console.log('22211 is:', ...index.encoder.encode('22211'));
console.log([find('22211'), find('6220')].join('; '));
const exact = finder({ encoder: Charset.Exact });
console.log(`Charset.Exact: ${[exact.find('22211'), exact.find('6220')].join('; ')}`);
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = '22211 is: 2 1
22211 finds: 2211, 22211; 6220 finds: 6200, 6220
Charset.Exact: 22211 finds: 22211; 6220 finds: 6220' ] || { echo 'This has changed.' >&2; exit 1; }
