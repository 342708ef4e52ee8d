#!/usr/bin/env bash
# slug 12.0.1, github-slugger 2.0.0, slugify 1.6.9: they make a short name for an address of a text. One would expect
# sizes to stay apart, as they do where a sign becomes a dash; instead '/', '.' and ':' are left out, so that a nipple of
# 1/2" has the address of one of 12", a cable of 1.5 mm² that of 15 mm², and a gear of 1:40 that of 140 (slugify keeps
# full stops and colons). Whoever numbers equal addresses gets 'nipple-12-1' for one of them, and another one when
# their order changes. @sindresorhus/slugify 3.0.1 and speakingurl 14.0.1 put dashes. It matters in
# src/document/idFrom.ts, which puts them, too.
# Seen on 2026-11-28 with Node 20.20:
#   slug: nipple-12 nipple-12, cable-15-mm cable-15-mm, gear-140 gear-140
#   github-slugger: nipple-12 nipple-12, cable-15-mm cable-15-mm, gear-140 gear-140
#   slugify: Nipple-12" Nipple-12", Cable-1.5-mm Cable-15-mm, Gear-1:40 Gear-140
#   @sindresorhus/slugify: nipple-1-2 nipple-12, cable-1-5-mm cable-15-mm, gear-1-40 gear-140
#   speakingurl: nipple-1-2 nipple-12, cable-1-5-mm cable-15-mm, gear-1-40 gear-140
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund slug@12.0.1 github-slugger@2.0.0 slugify@1.6.9 @sindresorhus/slugify@3.0.1 \
  speakingurl@14.0.1

cat >look.mjs <<'JS'
import sindresorhus from '@sindresorhus/slugify';
import { slug as github } from 'github-slugger';
import slug from 'slug';
import slugify from 'slugify';
import speakingurl from 'speakingurl';

const pairs = [['Nipple 1/2"', 'Nipple 12"'], ['Cable 1.5 mm²', 'Cable 15 mm²'], ['Gear 1:40', 'Gear 140']];
const libraries = { slug, 'github-slugger': github, slugify, '@sindresorhus/slugify': sindresorhus, speakingurl };
for (const [name, shortNameOf] of Object.entries(libraries)) {
  const pairsOf = pairs.map((pair) => pair.map((text) => shortNameOf(text)).join(' '));
  console.log(`${name}: ${pairsOf.join(', ')}`);
}
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'slug: nipple-12 nipple-12, cable-15-mm cable-15-mm, gear-140 gear-140
github-slugger: nipple-12 nipple-12, cable-15-mm cable-15-mm, gear-140 gear-140
slugify: Nipple-12" Nipple-12", Cable-1.5-mm Cable-15-mm, Gear-1:40 Gear-140
@sindresorhus/slugify: nipple-1-2 nipple-12, cable-1-5-mm cable-15-mm, gear-1-40 gear-140
speakingurl: nipple-1-2 nipple-12, cable-1-5-mm cable-15-mm, gear-1-40 gear-140' ] || { echo 'This has changed.' >&2; exit 1; }
