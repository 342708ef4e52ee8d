#!/usr/bin/env bash
# linkifyjs 4.4.0, autolinker 4.1.5: both make links of addresses in a text. "Art.no" and "Pos.nr" are what the trade
# writes before a number; one would expect words to stay words. Instead they are domains of Norway and Nauru, and so is a
# size with its unit ("12.in" is in India): each article number of a list becomes a link to a stranger's site. Both can be
# told to link only what has a protocol. It matters to who would make links of the texts in the config: its Markdown
# links what is marked as a link, and nothing else.
# Seen on 2026-11-28 with Node 20.20:
#   linkifyjs: http://Art.no, http://Pos.nr, http://12.in
#   autolinker: http://Art.no, http://Pos.nr, http://12.in
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund linkifyjs@4.4.0 autolinker@4.1.5

cat >look.mjs <<'JS'
import Autolinker from 'autolinker';
import { find } from 'linkifyjs';

const text = 'Art.no 6204-2RS, Pos.nr 7, hose 12.in wide, St.37, DIN933.A2';
console.log('linkifyjs:', find(text).map(({ href }) => href).join(', '));
console.log('autolinker:', Autolinker.parse(text).map((link) => link.getAnchorHref()).join(', '));
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'linkifyjs: http://Art.no, http://Pos.nr, http://12.in
autolinker: http://Art.no, http://Pos.nr, http://12.in' ] || { echo 'This has changed.' >&2; exit 1; }
