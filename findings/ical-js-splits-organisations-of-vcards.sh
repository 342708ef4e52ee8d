#!/usr/bin/env bash
# ical.js 2.2.1: a vCard that is read and written again should say the same. Of an organisation with a semicolon in its
# name, which the card has with a backslash before it, the backslash is gone afterwards: a name becomes a name and its
# department. Given as the first of several values, the same name is written right. It matters in
# src/node/site/contacts/vcard.ts, which writes cards by hand and only reads them with ical.js in its test.
# Seen on 2026-11-28 with Node 20.20:
#   read: Pumps; Valves, Harare
#   written: ORG:Pumps; Valves\, Harare
#   read again: Pumps + Valves, Harare
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ical.js@2.2.1

cat >look.mjs <<'JS'
import ICAL from 'ical.js';

const card = (org) => ['BEGIN:VCARD', 'VERSION:3.0', 'FN:A', org, 'END:VCARD', ''].join('\r\n');
const parsed = (text) => new ICAL.Component(ICAL.parse(text));
const nameOf = (component) => [component.getFirstPropertyValue('org')].flat().map((part) => part.trim());
const first = parsed(card('ORG:Pumps\\; Valves\\, Harare'));
const written = first.toString().split('\r\n').find((line) => line.startsWith('ORG'));
console.log(`read: ${nameOf(first).join(' + ')}`);
console.log(`written: ${written}`);
console.log(`read again: ${nameOf(parsed(card(written))).join(' + ')}`);
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'read: Pumps; Valves, Harare
written: ORG:Pumps; Valves\, Harare
read again: Pumps + Valves, Harare' ] || { echo 'This has changed.' >&2; exit 1; }
