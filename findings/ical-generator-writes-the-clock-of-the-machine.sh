#!/usr/bin/env bash
# ical-generator 11.1.2: a calendar of a time zone with an event at a moment (a Date) should name that moment on every
# machine. It writes what the clock of the machine shows then, and no zone; a whole day becomes the day before on machines
# west of Greenwich. It matters in src/desk, which writes reminders by hand: moments in UTC, days as days.
# Seen on 2026-11-28 with Node 20.20:
#   UTC: 20261201T080000 20261201
#   America/New_York: 20261201T030000 20261130
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ical-generator@11.1.2

cat >look.mjs <<'JS'
import ical from 'ical-generator';

const calendar = ical({ timezone: 'Africa/Harare' });
calendar.createEvent({ id: 'a', start: new Date('2026-12-01T08:00:00Z'), summary: 'Follow up' });
calendar.createEvent({ id: 'b', start: new Date('2026-12-01T00:00:00Z'), allDay: true, summary: 'Valid until' });
const starts = calendar.toString().split('\r\n').filter((line) => line.startsWith('DTSTART'));
console.log(`${process.env.TZ}: ${starts.map((line) => line.split(':').pop()).join(' ')}`);
JS
seen=$(TZ=UTC node look.mjs; TZ=America/New_York node look.mjs)
echo "$seen"
[ "$seen" = 'UTC: 20261201T080000 20261201
America/New_York: 20261201T030000 20261130' ] || { echo 'This has changed.' >&2; exit 1; }
