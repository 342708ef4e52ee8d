#!/usr/bin/env bash
# digital-link.js 1.4.3: a GS1 Digital Link says as an address what a label says. Batches and order numbers may hold '/'
# and '&' (GS1 General Specifications, figure 7.11-1), and the standard asks to write those as '%2F' and '%26' (GS1
# Digital Link, URI syntax: reserved characters). One would expect the library to do so, and to undo it when it reads;
# instead it does neither. The batch 'A/B' makes an address that its own isValid() refuses, and the order 'PO&1' one that
# is read as 'PO'.
# It matters to who prints codes that lead from a product's label to src/app's product pages.
# Seen on 2026-11-28 with Node 20.20:
#   batch A/B: /01/09780345418913/10/A/B, valid false
#   order PO&1: /01/09780345418913?400=PO&1, read as PO
#   from A%2FB: batch A%2FB
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund digital-link.js@1.4.3

cat >look.mjs <<'JS'
import { DigitalLink } from 'digital-link.js';

const domain = 'https://example.com';
const link = (keyQualifiers, attributes) =>
  DigitalLink({ domain, identifier: { '01': '09780345418913' }, keyQualifiers, attributes });
const path = (one) => one.toWebUriString().replace(domain, '');

const batch = link({ '10': 'A/B' }, {});
console.log(`batch A/B: ${path(batch)}, valid ${batch.isValid()}`);
const order = link({}, { '400': 'PO&1' });
const read = DigitalLink(order.toWebUriString()).getAttribute('400');
console.log(`order PO&1: ${path(order)}, read as ${read}`);
const written = DigitalLink(`${domain}/01/09780345418913/10/A%2FB`);
console.log(`from A%2FB: batch ${written.getKeyQualifier('10')}`);
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'batch A/B: /01/09780345418913/10/A/B, valid false
order PO&1: /01/09780345418913?400=PO&1, read as PO
from A%2FB: batch A%2FB' ] || { echo 'This has changed.' >&2; exit 1; }
