#!/usr/bin/env bash
# clf-parser 0.0.2: one would expect the two quoted fields at the end of a line of Apache's combined format to come back
# alike; instead the address that a visitor came from keeps its quotes, and the name of the browser loses them and ends at
# the first quote within it, although the server has written a backslash before that. It matters wherever counts are read
# from a server's own log: "came from nowhere" is '"-"' with quotes, and not '-' or null.
# Seen on 2026-11-28 with Node 20.20:
#   "https://example.com/" | Mozilla/5.0 (Linux) \
#   "-" | curl/8
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund clf-parser@0.0.2

cat >look.cjs <<'JS'
const read = require('clf-parser');

const START = '192.0.2.1 - - [28/Nov/2026:05:30:00 +0200] "GET /store HTTP/1.1" 200 512';
for (const rest of ['"https://example.com/" "Mozilla/5.0 (Linux) \\"Shop\\" 1"', '"-" "curl/8"']) {
  const { http_referer: from, http_user_agent: by } = read(`${START} ${rest}`);
  console.log(from, '|', by);
}
JS
seen=$(node look.cjs)
echo "$seen"
[ "$seen" = '"https://example.com/" | Mozilla/5.0 (Linux) \
"-" | curl/8' ] || { echo 'This has changed.' >&2; exit 1; }
