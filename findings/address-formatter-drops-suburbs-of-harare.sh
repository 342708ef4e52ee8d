#!/usr/bin/env bash
# @fragaria/address-formatter 6.7.1: it writes addresses as each country does, by the templates of OpenCage. Where
# letters are not brought to the door and there are no postcodes, the suburb is what a driver asks for. One would expect
# it in addresses of Zimbabwe and Malawi; instead it is left out there, and kept in South Africa and Botswana.
# It matters in src/widgets: our offices write their address line by line, and nothing is put into an order by country.
# Seen on 2026-11-28 with Node 20.20:
#   ZW 12 Baines Avenue | Harare
#   MW 12 Baines Avenue | Harare
#   ZA 12 Baines Avenue | Avondale | Harare
#   BW Baines Avenue 12 | Avondale | Harare
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @fragaria/address-formatter@6.7.1

cat >look.cjs <<'JS'
const { format } = require('@fragaria/address-formatter');

const place = { houseNumber: 12, road: 'Baines Avenue', suburb: 'Avondale', city: 'Harare' };
for (const countryCode of ['ZW', 'MW', 'ZA', 'BW'])
  console.log(countryCode, format({ ...place, countryCode }, { output: 'array' }).join(' | '));
JS
seen=$(node look.cjs)
echo "$seen"
[ "$seen" = 'ZW 12 Baines Avenue | Harare
MW 12 Baines Avenue | Harare
ZA 12 Baines Avenue | Avondale | Harare
BW Baines Avenue 12 | Avondale | Harare' ] || { echo 'This has changed.' >&2; exit 1; }
