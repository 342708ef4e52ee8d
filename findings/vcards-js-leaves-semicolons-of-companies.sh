#!/usr/bin/env bash
# vcards-js 2.11.1: one would expect a semicolon in a company's name to be written as '\;', as it is in names of people
# and in streets, since a bare one begins the next part (RFC 2426, 3.5.5); instead it is written bare, so that phones read
# "Pumps" as the company and "Valves" as its department. It matters in src/node/site/contacts/vcard.ts, which writes its
# cards itself.
# Seen on 2026-11-28 with Node 20.20:
#   N:Smith\; Sons;A;;; ADR;TYPE=WORK:;;1 High St\; Yard;Mutare;;; ORG:Pumps; Valves
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund vcards-js@2.11.1

cat >look.mjs <<'JS'
import vCardsJS from 'vcards-js';

const card = vCardsJS();
card.firstName = 'A';
card.lastName = 'Smith; Sons';
card.organization = 'Pumps; Valves';
card.workAddress.street = '1 High St; Yard';
card.workAddress.city = 'Mutare';
const lines = card.getFormattedString().split('\r\n');
console.log(lines.filter((line) => /^(?:N|ORG|ADR)[:;]/.test(line)).join(' '));
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'N:Smith\; Sons;A;;; ADR;TYPE=WORK:;;1 High St\; Yard;Mutare;;; ORG:Pumps; Valves' ] || { echo 'This has changed.' >&2; exit 1; }
