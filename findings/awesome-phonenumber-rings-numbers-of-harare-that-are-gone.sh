#!/usr/bin/env bash
# awesome-phonenumber 7.8.0: it has libphonenumber 9.0.24 inside, and is its newest release. One would expect it to say of a
# number in Harare what the others that are made of the same source say; instead the numbers behind 04, which are dialled
# behind 0242 today, are valid lines, and a form lets in what rings nowhere. google-libphonenumber 3.2.47 and
# libphonenumber-js 1.13.16 know that they are gone. It matters in src/node/config/check/rules/phones.ts, which says of
# such a number that it may be an old one.
# Seen on 2026-11-28 with Node 20.20:
#   +2634700000: awesome-phonenumber true, google-libphonenumber false, libphonenumber-js false
#   +263242700000: awesome-phonenumber true, google-libphonenumber true, libphonenumber-js true
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund awesome-phonenumber@7.8.0 google-libphonenumber@3.2.47 libphonenumber-js@1.13.16

cat >look.cjs <<'JS'
const { parsePhoneNumber } = require('awesome-phonenumber');
const { PhoneNumberUtil } = require('google-libphonenumber');
const { parsePhoneNumberFromString } = require('libphonenumber-js/max');

const google = PhoneNumberUtil.getInstance();
for (const number of ['+2634700000', '+263242700000']) {
  console.log(
    `${number}: awesome-phonenumber ${parsePhoneNumber(number).valid}, ` +
      `google-libphonenumber ${google.isValidNumber(google.parse(number))}, ` +
      `libphonenumber-js ${parsePhoneNumberFromString(number).isValid()}`,
  );
}
JS
seen=$(node look.cjs)
echo "$seen"
[ "$seen" = '+2634700000: awesome-phonenumber true, google-libphonenumber false, libphonenumber-js false
+263242700000: awesome-phonenumber true, google-libphonenumber true, libphonenumber-js true' ] || { echo 'This has changed.' >&2; exit 1; }
