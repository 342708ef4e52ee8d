#!/usr/bin/env bash
# js-quantities 1.8.0: it knows units of counting ('each', 'dozen'). One would expect '5 pc', as lists write pieces, to
# be one of them or refused as '5 pcs' is; instead it is a length of five parsecs. A fraction ('1/2 in') is refused.
# It matters in src/catalogue/units/units.ts, a short table of our own, whose spellings are those that the trade prints.
# Seen on 2026-11-28 with Node 20.20:
#   5 each unitless, 5 pc length 154283900000000000 m, 5 pcs refused, 1/2 in refused
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund js-quantities@1.8.0

cat >look.mjs <<'JS'
import Qty from 'js-quantities';
const look = (text) => {
  try {
    const quantity = Qty(text);
    const kind = quantity.kind();
    return kind === 'unitless' ? `${text} ${kind}` : `${text} ${kind} ${quantity.toBase()}`;
  } catch {
    return `${text} refused`;
  }
};
console.log(['5 each', '5 pc', '5 pcs', '1/2 in'].map(look).join(', '));
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = '5 each unitless, 5 pc length 154283900000000000 m, 5 pcs refused, 1/2 in refused' ] || { echo 'This has changed.' >&2; exit 1; }
