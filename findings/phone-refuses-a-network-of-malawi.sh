#!/usr/bin/env bash
# phone 3.1.72: a validator of mobile numbers. One would expect it to know the ranges of the networks of Malawi, 88, 89, 98
# and 99, as libphonenumber does; instead it has 77, 88 and 99, and refuses customers of the same two networks whose
# numbers are newer. It matters for the phone fields of forms, and to src/node/config/check, which asks
# libphonenumber-js.
# Seen on 2026-11-28 with Node 20.20:
#   +265881234567: phone true, libphonenumber-js true
#   +265891234567: phone false, libphonenumber-js true
#   +265981234567: phone false, libphonenumber-js true
#   +265991234567: phone true, libphonenumber-js true
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund phone@3.1.72 libphonenumber-js@1.13.16

cat >look.mjs <<'JS'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { phone } from 'phone';

for (const network of ['88', '89', '98', '99']) {
  const number = `+265${network}1234567`;
  const known = parsePhoneNumberFromString(number);
  console.log(`${number}: phone ${phone(number).isValid}, libphonenumber-js ${known.isValid()}`);
}
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = '+265881234567: phone true, libphonenumber-js true
+265891234567: phone false, libphonenumber-js true
+265981234567: phone false, libphonenumber-js true
+265991234567: phone true, libphonenumber-js true' ] || { echo 'This has changed.' >&2; exit 1; }
