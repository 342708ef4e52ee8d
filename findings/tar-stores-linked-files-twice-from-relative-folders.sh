#!/usr/bin/env bash
# tar 7.5.23 (for Node): one would expect two hard links to one file to be stored once, and the second as a link, as the
# tar of the command line has it, from whichever folder is named. Instead they are links only if `cwd` is an absolute
# path (or left out); with a relative one the content is stored twice, and two files come out. It matters to whoever
# packs a built site beside the one before it, to whose files src/node/output/formerBuild.ts links.
# Seen on 2026-11-28 with Node 20.20:
#   relative: a.txt File, b.txt File
#   absolute: a.txt File, b.txt Link
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund tar@7.5.23
mkdir site
echo text >site/a.txt
ln site/a.txt site/b.txt

cat >look.mjs <<'JS'
import { resolve } from 'node:path';
import { create, list } from 'tar';

for (const [kind, cwd] of [['relative', 'site'], ['absolute', resolve('site')]]) {
  create({ file: 'site.tar', cwd, sync: true }, ['a.txt', 'b.txt']);
  const seen = [];
  await list({ file: 'site.tar', onReadEntry: ({ path, type }) => seen.push(`${path} ${type}`) });
  console.log(`${kind}: ${seen.join(', ')}`);
}
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'relative: a.txt File, b.txt File
absolute: a.txt File, b.txt Link' ] || { echo 'This has changed.' >&2; exit 1; }
