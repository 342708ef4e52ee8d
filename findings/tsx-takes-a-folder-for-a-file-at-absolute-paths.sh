#!/usr/bin/env bash
# tsx 4.23.15: one would expect an import without an extension to find the file 'parts.ts' beside a folder 'parts',
# whether it names it by a relative or by an absolute path; instead an absolute path is taken for the folder, and Node
# refuses to import a folder. It matters wherever a script outside the project imports src/catalogue/search, beside which
# there is src/catalogue/search.ts: name the extension there.
# Seen on 2026-11-27 with Node 20.20:
#   relative: parts
#   absolute: ERR_UNSUPPORTED_DIR_IMPORT
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm pkg set type=module
npm install --silent --no-audit --no-fund tsx@4.23.15

mkdir parts
echo "export const name: string = 'parts';" >parts.ts
echo "export const other: number = 1;" >parts/other.ts
echo "export { name } from './parts';" >relative.ts
echo "export { name } from '$folder/parts';" >absolute.ts
cat >look.mjs <<'JS'
import { register } from 'tsx/esm/api';
register();
for (const way of ['relative', 'absolute']) {
  const seen = await import(`./${way}.ts`).then(({ name }) => name, ({ code }) => code);
  console.log(`${way}: ${seen}`);
}
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = $'relative: parts\nabsolute: ERR_UNSUPPORTED_DIR_IMPORT' ] || { echo 'This has changed.' >&2; exit 1; }
