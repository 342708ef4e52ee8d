#!/usr/bin/env bash
# htmx.org 4.0.1: one would expect a boosted link to stay if a listener before has called preventDefault() on the click,
# as a link without htmx does; instead htmx fetches its page and swaps it in. hx-boost="false" on the link helps. It
# matters in the recipe for htmx on /partners: links with data-inquiry-open add or open, and do not lead away.
# Needs Chromium or Chrome: set CHROME_PATH where it is not found.
# Seen on 2026-11-27 with Node 20.20 and Chromium 156:
#   boosted: /second
#   hx-boost="false": /first
set -euo pipefail
chrome=${CHROME_PATH:-$(command -v chromium || command -v google-chrome)}
export chrome
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund htmx.org@4.0.1 puppeteer-core@24.43.1

cat >look.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { launch } from 'puppeteer-core';

const htmx = readFileSync('node_modules/htmx.org/dist/htmx.min.js');
const page = `<!doctype html><html><head><title>A page</title><script src="/htmx.js"></script>
  <script>document.addEventListener('click', (event) => event.preventDefault(), true)</script></head>
  <body hx-boost:inherited="true"><a href="/second">boosted</a><a href="/second" hx-boost="false">not</a></body></html>`;
const server = createServer(({ url }, response) => {
  response.setHeader('Content-Type', url === '/htmx.js' ? 'text/javascript' : 'text/html');
  response.end(url === '/htmx.js' ? htmx : page);
}).listen(0);
const browser = await launch({ executablePath: process.env.chrome, args: ['--no-sandbox'] });
const tab = await browser.newPage();
for (const [title, index] of [['boosted', 0], ['hx-boost="false"', 1]]) {
  await tab.goto(`http://localhost:${server.address().port}/first`);
  await (await tab.$$('a'))[index].click();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  console.log(`${title}: ${new URL(tab.url()).pathname}`);
}
await browser.close();
server.close();
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'boosted: /second
hx-boost="false": /first' ] || { echo 'This has changed.' >&2; exit 1; }
