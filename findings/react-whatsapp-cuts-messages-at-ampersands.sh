#!/usr/bin/env bash
# react-whatsapp 0.3.0: one would expect its button to open a chat with the message that it was given; instead it makes
# the link with `encodeURI`, which leaves '&', '#' and '+' as they are, so that the message ends at the first '&' or '#'
# (RFC 3986, 3.4 and 3.5) and a '+' before it is a blank: of an order for nuts and bolts, the bolts never arrive.
# It matters in src/cart/chatLink.ts, which builds such links itself, and to partners who have used that button before.
# Seen on 2026-11-28 with Node 20.20:
#   sent: 2 + 1 × Nuts & bolts #10, 3 × Pump
#   asked of the app: 2   1 × Nuts
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps react-whatsapp@0.3.0 react@18.3.1 \
  prop-types@15.8.1 @babel/runtime@7.28.4

cat >look.cjs <<'JS'
const { default: ReactWhatsapp } = require('react-whatsapp');

const message = '2 + 1 × Nuts & bolts #10, 3 × Pump';
const { props } = ReactWhatsapp({ number: '+263 70 000 0000', message, element: 'button' });
globalThis.window = {
  open: (url) => console.log('asked of the app:', new URL(url).searchParams.get('text').trim()),
};
console.log('sent:', message);
props.onClick({});
JS
seen=$(node look.cjs)
echo "$seen"
[ "$seen" = 'sent: 2 + 1 × Nuts & bolts #10, 3 × Pump
asked of the app: 2   1 × Nuts' ] || { echo 'This has changed.' >&2; exit 1; }
