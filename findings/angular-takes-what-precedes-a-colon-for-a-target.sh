#!/usr/bin/env bash
# @angular/compiler 22.2.0: (inquiry:add)="…" listens to the event "add" of a global target "inquiry", as (window:resize)
# does, although there is no such target; nothing is said when the template is parsed. A colon at the start means "no
# target", so (:inquiry:add) listens to "inquiry:add" on the element. It matters in the recipe for Angular on /partners.
# Seen on 2026-11-27 with Node 20.20:
#   (inquiry:add) is add of inquiry, 0 errors
#   (:inquiry:add) is inquiry:add of the element, 0 errors
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
# Its engines name a newer Node, which it does not need here.
npm install --silent --no-audit --no-fund --force @angular/compiler@22.2.0

cat >look.mjs <<'JS'
import { parseTemplate } from '@angular/compiler';

for (const written of ['(inquiry:add)', '(:inquiry:add)']) {
  const { nodes, errors } = parseTemplate(`<x-list ${written}="hear()"></x-list>`, 'page.html');
  const [{ name, target }] = nodes[0].outputs;
  console.log(`${written} is ${name} of ${target || 'the element'}, ${errors?.length ?? 0} errors`);
}
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = '(inquiry:add) is add of inquiry, 0 errors
(:inquiry:add) is inquiry:add of the element, 0 errors' ] || { echo 'This has changed.' >&2; exit 1; }
