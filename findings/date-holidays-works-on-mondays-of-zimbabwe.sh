#!/usr/bin/env bash
# date-holidays 3.37.0: where a public holiday falls on a Sunday, Monday is one, too, in Zimbabwe (Public Holidays and
# Prohibition of Business Act, chapter 10:21) as in Malawi. One would expect both countries to have such Mondays, which
# the package calls substitutes; instead only Malawi has them. The National Youth Day of 21 February, a holiday since
# 2018, is missing as well, and 2027 has both: it falls on a Sunday, as the Independence Day of 18 April does.
# It matters to who would compute holidays instead of writing them into the opening hours.
# Seen on 2026-11-28 with Node 20.20:
#   2027-02-22 in Zimbabwe: no holiday
#   2027-04-18 in Zimbabwe: Independence Day
#   2027-04-19 in Zimbabwe: no holiday
#   2028-05-14 in Malawi: Kamuzu Day
#   2028-05-15 in Malawi: Kamuzu Day (substitute day)
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund date-holidays@3.37.0

cat >look.mjs <<'JS'
import Holidays from 'date-holidays';

const say = (country, code, day) => {
  const holiday = new Holidays(code).getHolidays(Number(day.slice(0, 4))).find(({ date }) => date.startsWith(day));
  console.log(`${day} in ${country}: ${holiday?.name ?? 'no holiday'}`);
};
for (const day of ['2027-02-22', '2027-04-18', '2027-04-19']) say('Zimbabwe', 'ZW', day);
for (const day of ['2028-05-14', '2028-05-15']) say('Malawi', 'MW', day);
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = '2027-02-22 in Zimbabwe: no holiday
2027-04-18 in Zimbabwe: Independence Day
2027-04-19 in Zimbabwe: no holiday
2028-05-14 in Malawi: Kamuzu Day
2028-05-15 in Malawi: Kamuzu Day (substitute day)' ] || { echo 'This has changed.' >&2; exit 1; }
