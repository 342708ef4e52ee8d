#!/usr/bin/env bash
# iso-country-currency 0.7.2, country-locale-map 1.9.14, world-countries 5.1.0: Zimbabwe has paid in ZWG (Zimbabwe Gold)
# since April 2024, beside US dollars, and ISO 4217 has withdrawn ZWL. One would expect lists that were published since to
# know; instead two have ZWL, and the third has ZWB, which is no code of ISO 4217 at all, and no ZWG. Intl formats each
# without a word. country-to-currency 3.0.1 is right. It matters for the currency of the sales desk (src/desk), which
# is entered there and not looked up.
# Seen on 2026-11-28 with Node 20.20:
#   iso-country-currency: ZWL
#   country-locale-map: ZWL
#   world-countries: BWP CNY EUR GBP INR JPY USD ZAR ZWB
#   country-to-currency: ZWG
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund iso-country-currency@0.7.2 country-locale-map@1.9.14 world-countries@5.1.0 \
  country-to-currency@3.0.1

cat >look.cjs <<'JS'
const { getAllInfoByISO } = require('iso-country-currency');
const { getCountryByAlpha2 } = require('country-locale-map');
const countries = require('world-countries');
const toCurrency = require('country-to-currency');

console.log('iso-country-currency:', getAllInfoByISO('ZW').currency);
console.log('country-locale-map:', getCountryByAlpha2('ZW').currency);
const { currencies } = countries.find(({ cca2 }) => cca2 === 'ZW');
console.log('world-countries:', Object.keys(currencies).toSorted().join(' '));
console.log('country-to-currency:', (toCurrency.default ?? toCurrency).ZW);
JS
seen=$(node look.cjs)
echo "$seen"
[ "$seen" = 'iso-country-currency: ZWL
country-locale-map: ZWL
world-countries: BWP CNY EUR GBP INR JPY USD ZAR ZWB
country-to-currency: ZWG' ] || { echo 'This has changed.' >&2; exit 1; }
