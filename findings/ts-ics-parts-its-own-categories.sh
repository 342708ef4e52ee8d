#!/usr/bin/env bash
# ts-ics 2.4.6: one would expect a calendar that it writes to be read as it was given. A place with a comma comes back
# whole; but categories are written without the backslash that their commas need (RFC 5545, 3.8.1.2 and 3.3.11), so that
# 'Pumps, valves' is two of them, and one that another program has escaped is cut at the comma with its backslash kept.
# It matters where news and opening times are handed on as calendars: ical.js 2.2.1 reads both right.
# Seen on 2026-11-28 with Node 20.20:
#   written: CATEGORIES:Pumps, valves,Tools | LOCATION:Unit 3\, Harare
#   read: ["Pumps"," valves","Tools"] "Unit 3, Harare"
#   of others: ["Pumps\\"," valves","Tools"], ical.js ["Pumps, valves","Tools"]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ts-ics@2.4.6 ical.js@2.2.1

cat >look.mjs <<'JS'
import ICAL from 'ical.js';
import { convertIcsCalendar, generateIcsCalendar } from 'ts-ics';

const event = {
  uid: '1',
  summary: 'Open day',
  stamp: { date: new Date(0) },
  start: { date: new Date('2026-12-01T08:00:00Z') },
  duration: { hours: 2 },
  categories: ['Pumps, valves', 'Tools'],
  location: 'Unit 3, Harare',
};
const text = generateIcsCalendar({ version: '2.0', prodId: '-//A//B//EN', events: [event] });
const lines = text.split(/\r?\n/).filter((line) => /^(?:CATEGORIES|LOCATION):/.test(line));
console.log('written:', lines.toSorted().join(' | '));
const [own] = convertIcsCalendar(undefined, text).events;
console.log('read:', JSON.stringify(own.categories), JSON.stringify(own.location));
const escaped = text.replace('Pumps, valves', String.raw`Pumps\, valves`);
const [other] = convertIcsCalendar(undefined, escaped).events;
const [, , [[, properties]]] = ICAL.parse(escaped);
const [, , , ...right] = properties.find(([name]) => name === 'categories');
console.log(`of others: ${JSON.stringify(other.categories)}, ical.js ${JSON.stringify(right)}`);
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'written: CATEGORIES:Pumps, valves,Tools | LOCATION:Unit 3\, Harare
read: ["Pumps"," valves","Tools"] "Unit 3, Harare"
of others: ["Pumps\\"," valves","Tools"], ical.js ["Pumps, valves","Tools"]' ] || { echo 'This has changed.' >&2; exit 1; }
