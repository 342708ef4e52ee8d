#!/usr/bin/env bash
# Chromium 156 with React 19.3.1: one would expect `useEffect(() => element.scrollTo(0, 0), [])` to be an effect without a
# cleanup, as scrollTo has always returned nothing; instead it returns a promise (so do scroll, scrollBy and
# scrollIntoView), which React takes for the cleanup and calls when the component goes: the whole tree is unmounted with
# an error. TypeScript's DOM types still say void. It matters to us in src/studio/shell/Pane.tsx, where the braces stay.
# It needs a Chromium of your own: CHROME_PATH, or "chromium" on the path.
# Seen on 2026-11-27 with Node 20.20 and Chromium 156.0.8078.108:
#   scrollTo returns: [object Promise]
#   when the component goes: TypeError
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent react@19.3.1 react-dom@19.3.1 esbuild@0.25.12 puppeteer-core@24.31.0
cat >page.jsx <<'JSX'
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
function Top() {
  useLayoutEffect(() => document.body.scrollTo(0, 0), []);
  return 'top';
}
let seen = 'no error';
const root = createRoot(document.body, { onUncaughtError: (error) => (seen = error.name) });
flushSync(() => root.render(<Top />));
flushSync(() => root.render('gone'));
window.seen = { returned: String(document.body.scrollTo(0, 0)), seen };
JSX
npx esbuild page.jsx --bundle --jsx=automatic --outfile=page.js --log-level=error
cat >run.mjs <<'JS'
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
const executablePath =
  process.env.CHROME_PATH ?? execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim();
const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.evaluate(readFileSync('page.js', 'utf8'));
const { returned, seen } = await page.evaluate('window.seen');
await browser.close();
console.log(`scrollTo returns: ${returned}`);
console.log(`when the component goes: ${seen}`);
process.exitCode = returned === '[object Promise]' && seen === 'TypeError' ? 0 : 1;
JS
node run.mjs || { echo 'This has changed.' >&2; exit 1; }
