#!/usr/bin/env bash
# react-dom 19.3.1, vue 3.5.45: an array as a prop of a custom element becomes an attribute with commas if it is written
# to the DOM. One would expect the same in the HTML of the server; instead both leave it out, without a warning, while a
# number is written. It matters to the types of the package for partners (strings only), and to its React components,
# which join arrays.
# Seen on 2026-11-27 with Node 20.20:
#   react: <x-tiles limit="2"></x-tiles>
#   vue: <x-tiles limit="2"></x-tiles>
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund react@19.3.1 react-dom@19.3.1 vue@3.5.45

cat >look.mjs <<'JS'
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createSSRApp, h } from 'vue';
import { renderToString as renderVue } from 'vue/server-renderer';

const props = { ids: ['a', 'b'], limit: 2 };
console.log('react:', renderToString(createElement('x-tiles', props)));
console.log('vue:', await renderVue(createSSRApp({ render: () => h('x-tiles', props) })));
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'react: <x-tiles limit="2"></x-tiles>
vue: <x-tiles limit="2"></x-tiles>' ] || { echo 'This has changed.' >&2; exit 1; }
