#!/usr/bin/env bash
# PostgreSQL 18.7 (@electric-sql/pglite 0.5.17): websearch_to_tsquery is made for what people type, and a dash excludes
# the word that follows it. One would expect a dash between spaces to be a mere dash, as search engines of the web have
# it; instead it excludes as well, so that the name of a product, copied into the search box, finds every bearing but
# this one. A longer dash (–) is ignored, and two dashes exclude what is excluded, which finds it again. It matters to
# whoever would move src/catalogue/search to a database, as product names of this trade have such dashes.
# Seen on 2026-11-28 with Node 20.20:
#   Bearing - 6204: 'bearing' & !'6204', finds itself: false
#   Bearing – 6204: 'bearing' & '6204', finds itself: true
#   Bearing -- 6204: 'bearing' & !!'6204', finds itself: true
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.17

cat >look.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';

const database = await PGlite.create();
const question = `select query::text as query, to_tsvector('simple', $1) @@ query as found
  from websearch_to_tsquery('simple', $1) as query`;
for (const name of ['Bearing - 6204', 'Bearing – 6204', 'Bearing -- 6204']) {
  const { rows } = await database.query(question, [name]);
  console.log(`${name}: ${rows[0].query}, finds itself: ${rows[0].found}`);
}
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = "Bearing - 6204: 'bearing' & !'6204', finds itself: false
Bearing – 6204: 'bearing' & '6204', finds itself: true
Bearing -- 6204: 'bearing' & !!'6204', finds itself: true" ] || { echo 'This has changed.' >&2; exit 1; }
