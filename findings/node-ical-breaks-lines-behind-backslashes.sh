#!/usr/bin/env bash
# node-ical 0.26.1: in a calendar a backslash is written twice, and a line break as '\n' (RFC 5545, 3.3.11). One would expect
# 'A\\n-type' to be read as 'A\n-type', as ts-ics 2.4.6 reads it; instead the second backslash is taken for the
# beginning of a line break, and one backslash stays at the end of the line before. It matters for the reminders of
# src/desk/followUp.ts, which name what was asked for, codes and all.
# Seen on 2026-11-28 with Node 20.20:
#   node-ical: ["A\\","-type"]
#   ts-ics: ["A\\n-type"]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund node-ical@0.26.1 ts-ics@2.4.6

cat >look.mjs <<'JS'
import ical from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';

const calendar = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//example//reminders//EN',
  'BEGIN:VEVENT',
  'UID:1',
  'DTSTAMP:20261128T100000Z',
  'DTSTART:20261201T070000Z',
  String.raw`DESCRIPTION:A\\n-type`,
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');
const lines = (text) => JSON.stringify(text.split('\n'));
console.log('node-ical:', lines(ical.sync.parseICS(calendar)['1'].description));
console.log('ts-ics:', lines(convertIcsCalendar(undefined, calendar).events[0].description));
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'node-ical: ["A\\","-type"]
ts-ics: ["A\\n-type"]' ] || { echo 'This has changed.' >&2; exit 1; }
