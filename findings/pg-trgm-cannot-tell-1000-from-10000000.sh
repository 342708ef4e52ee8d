#!/usr/bin/env bash
# PostgreSQL 18.7 (@electric-sql/pglite 0.5.17) with pg_trgm: one would expect numbers of different length to be less
# than wholly similar. Instead equal trigrams count once, and words count without their order: 1000 and 10000000 are the
# same to it (1, a distance of 0), and so are 3/4-16 and 16-3/4, while 6204 and 6205 differ much. Ordered by similarity,
# the number that was asked for need not come first. It matters to whoever would move src/catalogue/search to a database.
# Seen on 2026-11-28 with Node 20.20:
#   1000 10000000 1, SPZ-1000 SPZ-10000 1, 3/4-16 16-3/4 1, 6204 6205 0.42857143
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.17

cat >look.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const database = await PGlite.create({ extensions: { pg_trgm } });
await database.exec('create extension pg_trgm');
const pairs = [
  ['1000', '10000000'],
  ['SPZ-1000', 'SPZ-10000'],
  ['3/4-16', '16-3/4'],
  ['6204', '6205'],
];
const seen = [];
for (const pair of pairs) {
  const { rows } = await database.query('select similarity($1, $2) as value', pair);
  seen.push(`${pair.join(' ')} ${rows[0].value}`);
}
console.log(seen.join(', '));
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = '1000 10000000 1, SPZ-1000 SPZ-10000 1, 3/4-16 16-3/4 1, 6204 6205 0.42857143' ] || { echo 'This has changed.' >&2; exit 1; }
