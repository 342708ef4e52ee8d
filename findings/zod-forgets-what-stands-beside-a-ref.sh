#!/usr/bin/env bash
# zod 4.6.7: z.fromJSONSchema refuses what it cannot do ('if', 'dependentRequired'). One would expect it to check the
# rest, or to refuse it as well; instead three things are left out without a word: what stands beside a '$ref', where it
# counts in 2020-12 (JSON Schema core, 8.2.3.1), as it did not before 2019-09; what an 'allOf' adds without a 'type'; and
# an 'anyOf' of 'required'. '\p{Lu}' in a pattern means the letters p{Lu}, so that right values are refused.
# It matters to who checks data by schemas/ with something other than Ajv: they have such patterns and such an 'anyOf'.
# Seen on 2026-11-28 with Node 20.20:
#   beside a $ref, "x" for ^[A-Z]: taken
#   within allOf, "x" for ^[A-Z]: taken
#   anyOf of required, {}: taken
#   "Ø40" for ^\p{Lu}: refused
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund zod@4.6.7

cat >look.mjs <<'JS'
import { fromJSONSchema } from 'zod';

const $schema = 'https://json-schema.org/draft/2020-12/schema';
const $defs = { code: { type: 'string' } };
const say = (what, schema, value) => {
  const { success } = fromJSONSchema({ $schema, ...schema }).safeParse(value);
  console.log(`${what}: ${success ? 'taken' : 'refused'}`);
};
say('beside a $ref, "x" for ^[A-Z]', { $defs, $ref: '#/$defs/code', pattern: '^[A-Z]' }, 'x');
say('within allOf, "x" for ^[A-Z]', { type: 'string', allOf: [{ pattern: '^[A-Z]' }] }, 'x');
say('anyOf of required, {}', { type: 'object', anyOf: [{ required: ['id'] }, { required: ['code'] }] }, {});
say(String.raw`"Ø40" for ^\p{Lu}`, { type: 'string', pattern: String.raw`^\p{Lu}` }, 'Ø40');
JS
seen=$(node look.mjs)
echo "$seen"
# shellcheck disable=SC2016 # '$ref' is what the output says.
[ "$seen" = 'beside a $ref, "x" for ^[A-Z]: taken
within allOf, "x" for ^[A-Z]: taken
anyOf of required, {}: taken
"Ø40" for ^\p{Lu}: refused' ] || { echo 'This has changed.' >&2; exit 1; }
