#!/usr/bin/env bash
# preact-render-to-string 6.8.2 with preact 11.2.0: an option without a `value` has its text as its value, so one would
# expect the server to mark it as `selected` in a <select value="Mutare">, as React's server does, and as Preact does in
# the browser. Instead no option is marked, the first is shown, and hydration leaves it so: the form sends another
# branch than the one in the state. It matters to whoever would draw the embed's widgets on a server: options keep
# their `value` in src/widgets/contact-form/Fields.tsx, even where it is the text.
# Seen on 2026-11-28 with Node 20.20:
#   preact: <select><option>Harare</option><option>Mutare</option></select>
#   react: <select><option>Harare</option><option selected="">Mutare</option></select>
#   drawn in the browser Mutare, hydrated Harare
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund preact@11.2.0 preact-render-to-string@6.8.2 react@19.3.1 react-dom@19.3.1 jsdom@26.1.0

cat >look.mjs <<'JS'
import { JSDOM } from 'jsdom';
import { h, hydrate, render } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const { document } = new JSDOM().window;
globalThis.document = document;
const choice = (make, more) =>
  make('select', { value: 'Mutare', ...more }, make('option', {}, 'Harare'), make('option', {}, 'Mutare'));
const written = renderToString(choice(h));
console.log(`preact: ${written}`);
console.log(`react: ${renderToStaticMarkup(choice(createElement, { onChange() {} }))}`);

const drawn = document.createElement('div');
render(choice(h), drawn);
const hydrated = document.createElement('div');
hydrated.innerHTML = written;
hydrate(choice(h), hydrated);
console.log(`drawn in the browser ${drawn.firstChild.value}, hydrated ${hydrated.firstChild.value}`);
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'preact: <select><option>Harare</option><option>Mutare</option></select>
react: <select><option>Harare</option><option selected="">Mutare</option></select>
drawn in the browser Mutare, hydrated Harare' ] || { echo 'This has changed.' >&2; exit 1; }
