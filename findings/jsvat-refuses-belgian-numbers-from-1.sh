#!/usr/bin/env bash
# jsvat 2.5.4: one would expect the numbers that Belgium gives out since those that begin with 0 ran short, which begin
# with 1 (same check: 97 less the rest of the first eight digits), and those of Northern Ireland, XI since 2021, which are
# counted like Britain's; instead neither has a valid form. It matters for the field "VAT number" of forms, which takes
# any letters and digits on purpose: a new customer must not be refused.
# Seen on 2026-11-28 with Node 20.20:
#   BE0428759497 true
#   BE1012345646 false (checked by hand: true)
#   GB980780684 true
#   XI980780684 false
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund jsvat@2.5.4

cat >look.cjs <<'JS'
const { checkVAT, belgium, unitedKingdom } = require('jsvat');

const byHand = (digits) => 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
for (const number of ['BE0428759497', 'BE1012345646', 'GB980780684', 'XI980780684']) {
  const { isValid } = checkVAT(number, [belgium, unitedKingdom]);
  const isMissed = !isValid && number.startsWith('BE') && byHand(number.slice(2));
  console.log(number, isValid + (isMissed ? ' (checked by hand: true)' : ''));
}
JS
seen=$(node look.cjs)
echo "$seen"
[ "$seen" = 'BE0428759497 true
BE1012345646 false (checked by hand: true)
GB980780684 true
XI980780684 false' ] || { echo 'This has changed.' >&2; exit 1; }
