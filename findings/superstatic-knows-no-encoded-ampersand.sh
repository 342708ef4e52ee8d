#!/usr/bin/env bash
# superstatic 11.0.0, the server of Firebase's emulator: one would expect '%26' in an address to be '&', as RFC 3986 has
# it for a path of one's own and every other server that we try has it; instead it answers 404, as it decodes addresses
# like `decodeURI`. It matters in tests/hosts-of-sites, and for products with such signs in their ids.
# Seen on 2026-11-28 with Node 20.20:
#   /a&b.txt 200, /a%26b.txt 404, /c%20d.txt 200
set -euo pipefail
folder=$(mktemp -d)
trap 'kill "${server:-}" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund superstatic@11.0.0
mkdir site
echo text >'site/a&b.txt'
echo text >'site/c d.txt'

cat >look.mjs <<'JS'
const seen = [];
for (const path of ['/a&b.txt', '/a%26b.txt', '/c%20d.txt']) {
  const answer = () => fetch(`http://127.0.0.1:3474${path}`).catch(() => undefined);
  let response = await answer();
  for (let tries = 0; !response && tries < 100; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    response = await answer();
  }
  seen.push(`${path} ${response?.status}`);
}
console.log(seen.join(', '));
JS
(cd site && exec node ../node_modules/superstatic/lib/bin/server.js --port 3474 --host 127.0.0.1 >/dev/null 2>&1) &
server=$!
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = '/a&b.txt 200, /a%26b.txt 404, /c%20d.txt 200' ] || { echo 'This has changed.' >&2; exit 1; }
