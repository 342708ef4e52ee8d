#!/usr/bin/env bash
# rolldown 1.2.19: with [hash:6] in chunkFileNames, 64 chunks are built and 65 are refused, although six characters tell
# 68,719,476,736 files apart. The placeholder that stands for a hash while its chunk is written is as long as the hash and
# needs five characters for its marks, so six leave room for one digit in base 64. The error says 'minimum hash size of 7'.
# It matters where a site may grow: the build fails on the day of the 65th lazy part.
# Seen on 2026-11-27 with Node 20.20:
#   64 chunks with [hash:6]: built
#   65 chunks with [hash:6]: INVALID_OPTION
#   65 chunks with [hash:7]: built
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund rolldown@1.2.19

cat >look.mjs <<'JS'
import { mkdirSync, writeFileSync } from 'node:fs';
import { rolldown } from 'rolldown';

/** Builds an entry that imports parts lazily, `chunks` files in all, and says how that ends. */
async function look(chunks, length) {
  const parts = Array.from({ length: chunks - 1 }, (_, index) => `part${index}.js`);
  mkdirSync('src', { recursive: true });
  for (const part of parts) writeFileSync(`src/${part}`, `export default ${JSON.stringify(part)};`);
  writeFileSync('src/main.js', `export const all = [${parts.map((part) => `() => import('./${part}')`)}];`);
  const pattern = `[name]-[hash:${length}].js`;
  const bundle = await rolldown({ input: 'src/main.js' });
  const end = await bundle
    .generate({ entryFileNames: pattern, chunkFileNames: pattern })
    .then(({ output }) => (output.length === chunks ? 'built' : `${output.length} files`))
    .catch(({ message }) => /INVALID_OPTION/.exec(message)?.[0] ?? message);
  console.log(`${chunks} chunks with [hash:${length}]: ${end}`);
}
await look(64, 6);
await look(65, 6);
await look(65, 7);
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = '64 chunks with [hash:6]: built
65 chunks with [hash:6]: INVALID_OPTION
65 chunks with [hash:7]: built' ] || { echo 'This has changed.' >&2; exit 1; }
