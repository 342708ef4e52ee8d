#!/usr/bin/env bash
# json-schema-to-zod 2.8.1 with zod 4.6.7: the format "time" of JSON Schema is a time with its offset, as RFC 3339 has it
# (full-time, 5.6), and one without is none. One would expect the schema that comes out to take the same; instead it
# has z.string().time(), which is a time without an offset: all right ones are refused, and wrong ones taken. A list
# that begins with given entries (prefixItems) and goes on with others (items) is taken for one of the others alone.
# It matters to who makes types and checks of the schemas that a site publishes: theirs have no "time", by a pattern.
# Seen on 2026-11-28 with Node 20.20:
#   time 08:00:00+02:00 refused, 08:00:00 taken
#   list ["DN",15] refused, [15,20] taken
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund json-schema-to-zod@2.8.1 zod@4.6.7

cat >look.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { jsonSchemaToZod } from 'json-schema-to-zod';

const checked = async (name, schema, values) => {
  writeFileSync(`${name}.mjs`, jsonSchemaToZod(schema, { module: 'esm', name: 'made' }));
  const { made } = await import(`./${name}.mjs`);
  const told = values.map((value) => {
    const shown = typeof value === 'string' ? value : JSON.stringify(value);
    return `${shown} ${made.safeParse(value).success ? 'taken' : 'refused'}`;
  });
  console.log(name, told.join(', '));
};
await checked('time', { type: 'string', format: 'time' }, ['08:00:00+02:00', '08:00:00']);
const list = { type: 'array', prefixItems: [{ type: 'string' }], items: { type: 'number' } };
await checked('list', list, [['DN', 15], [15, 20]]);
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'time 08:00:00+02:00 refused, 08:00:00 taken
list ["DN",15] refused, [15,20] taken' ] || { echo 'This has changed.' >&2; exit 1; }
