#!/usr/bin/env bash
# react-dom 19.3.1: one would expect a handler of a custom event on a custom element (onready) to hear of it once the
# server's HTML is hydrated, as onClick does; instead React attaches it only when a later render brings another function.
# A handler that stays the same, as with useCallback or outside of the component, is never attached. It matters in the
# recipe for React on /partners, which listens on the document.
# Seen on 2026-11-27 with Node 20.20:
#   same function: 0 after hydration, 0 after a render
#   new function: 0 after hydration, 1 after a render
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund react@19.3.1 react-dom@19.3.1 happy-dom@21.0.4

cat >look.mjs <<'JS'
import { Window } from 'happy-dom';

const window = new Window();
const { document, navigator, HTMLElement, Element, Node } = window;
for (const [name, value] of Object.entries({ window, document, navigator, HTMLElement, Element, Node }))
  Object.defineProperty(globalThis, name, { value, configurable: true });
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
const { act, createElement, useState } = await import('react');
const { renderToString } = await import('react-dom/server');
const { hydrateRoot } = await import('react-dom/client');

let heard = 0;
let render;
const same = () => { heard += 1; };
function App({ kind }) {
  const [count, setCount] = useState(0);
  render = () => setCount(count + 1);
  return createElement('x-list', { onready: kind === 'same' ? same : () => { heard += 1; } });
}
for (const kind of ['same', 'new']) {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(createElement(App, { kind }));
  await act(async () => { hydrateRoot(place, createElement(App, { kind })); });
  const fire = () => {
    heard = 0;
    place.firstChild.dispatchEvent(new window.CustomEvent('ready'));
    return heard;
  };
  const first = fire();
  await act(async () => render());
  console.log(`${kind} function: ${first} after hydration, ${fire()} after a render`);
}
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'same function: 0 after hydration, 0 after a render
new function: 0 after hydration, 1 after a render' ] || { echo 'This has changed.' >&2; exit 1; }
