#!/usr/bin/env bash
# pg 8.23.1: libpq, and with it every program of PostgreSQL, takes several hosts in PGHOST and in an address
# (postgres://one:5432,two:5433/name), and asks the next one if the first is gone. One would expect the client of Node to
# do the same with the same variables; instead it looks for one host whose name is the whole list, and an address with
# two ports is no URL to it. It matters to src/node/search/postgres/addresses.ts, which reads them itself.
# Seen on 2026-11-28 with Node 20.20:
#   PGHOST=one.invalid,two.invalid: getaddrinfo ENOTFOUND one.invalid,two.invalid
#   postgres://one.invalid:5432,two.invalid:5433/name: Invalid URL
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund pg@8.23.1

cat >look.mjs <<'JS'
import pg from 'pg';

process.env.PGHOST = 'one.invalid,two.invalid';
const address = 'postgres://one.invalid:5432,two.invalid:5433/name';
const hosts = await new pg.Client().connect().catch(({ message }) => message);
console.log(`PGHOST=${process.env.PGHOST}: ${hosts}`);
try {
  new pg.Client({ connectionString: address });
  console.log(`${address}: taken`);
} catch ({ message }) {
  console.log(`${address}: ${message}`);
}
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'PGHOST=one.invalid,two.invalid: getaddrinfo ENOTFOUND one.invalid,two.invalid
postgres://one.invalid:5432,two.invalid:5433/name: Invalid URL' ] || { echo 'This has changed.' >&2; exit 1; }
