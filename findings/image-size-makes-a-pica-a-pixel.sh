#!/usr/bin/env bash
# image-size 2.1.0: lengths in an SVG drawing may have units, and 1pc, a pica of 12 points, is 16px (CSS Values, 6.2). One
# would expect 160 × 80 for 10pc × 5pc; instead it divides where it should multiply. And the numbers of a viewBox may be
# separated by commas (SVG 2, 8.6), with which it has a size of undefined × undefined, without an error. libvips
# (sharp) reads both. It matters in src/node/config/check/picture, which measures drawings with sharp.
# Seen on 2026-11-28 with Node 20.20:
#   10pc × 5pc: 1 × 1
#   1in × 1in: 96 × 96
#   0 0 24 12: 24 × 12
#   0,0,24,12: undefined × undefined
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund image-size@2.1.0

cat >look.mjs <<'JS'
import { imageSize } from 'image-size';

const say = (what, attributes) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`;
  const { width, height } = imageSize(Buffer.from(drawing));
  console.log(`${what}: ${width} × ${height}`);
};
say('10pc × 5pc', 'width="10pc" height="5pc"');
say('1in × 1in', 'width="1in" height="1in"');
for (const box of ['0 0 24 12', '0,0,24,12']) say(box, `viewBox="${box}"`);
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = '10pc × 5pc: 1 × 1
1in × 1in: 96 × 96
0 0 24 12: 24 × 12
0,0,24,12: undefined × undefined' ] || { echo 'This has changed.' >&2; exit 1; }
