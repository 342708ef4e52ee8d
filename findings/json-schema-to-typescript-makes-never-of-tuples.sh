#!/usr/bin/env bash
# json-schema-to-typescript 16.0.0: for a pair of a text and a number as draft 2020-12 says it ('prefixItems', and
# 'items': false for nothing behind it), one would expect the type [string, number], or 'unknown[]' from who does not know
# the word; instead it knows 'items' alone and makes 'never[]', which no valid value is. For the same pair as drafts
# before said it, it makes the tuple. It matters in schemas/, which are of draft 2020-12, and whose types it makes: lists
# there have entries of one kind.
# Seen on 2026-11-28 with Node 20.20:
#   2020-12: never[]
#   draft-07: [string, number]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund json-schema-to-typescript@16.0.0

cat >look.mjs <<'JS'
import { compile } from 'json-schema-to-typescript';

const pair = [{ type: 'string' }, { type: 'number' }];
const length = { type: 'array', minItems: 2, maxItems: 2 };
const schemas = {
  '2020-12': {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...length,
    prefixItems: pair,
    items: false,
  },
  'draft-07': {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...length,
    items: pair,
    additionalItems: false,
  },
};
for (const [draft, schema] of Object.entries(schemas)) {
  const code = await compile(schema, 'Pair', { bannerComment: '' });
  console.log(`${draft}: ${/type Pair = (.*?);?$/m.exec(code)?.[1]}`);
}
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = '2020-12: never[]
draft-07: [string, number]' ] || { echo 'This has changed.' >&2; exit 1; }
