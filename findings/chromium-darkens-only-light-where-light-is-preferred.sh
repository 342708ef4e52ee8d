#!/usr/bin/env bash
# Chromium 156: one would expect a page that says `color-scheme: only light` to stay as it is when Chromium darkens light
# pages by itself ("Auto Dark Mode for Web Contents", the feature WebContentsForceDark), as "only" forbids browsers to
# override the scheme (https://drafts.csswg.org/css-color-adjust-1/#color-scheme-prop); instead it is left alone only if
# the visitor prefers dark pages, and darkened all the same if the visitor prefers light ones. Tests start browsers with a
# preference for light, so there "only" seems not to work at all. It matters to us in tests/browser/forcedDark.spec.ts,
# which uses both.
# It needs a Chromium of your own: CHROME_PATH, or "chromium" on the path.
# Seen on 2026-11-27 with Node 20.20 and Chromium 156.0.8078.108:
#   dark preferred: light
#   light preferred: darkened
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent puppeteer-core@24.31.0
cat >run.mjs <<'JS'
import { execFileSync } from 'node:child_process';
import puppeteer from 'puppeteer-core';
const executablePath =
  process.env.CHROME_PATH ?? execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim();
const args = ['--no-sandbox', '--enable-features=WebContentsForceDark'];
const browser = await puppeteer.launch({ executablePath, args });
const page = await browser.newPage();
const seen = [];
for (const value of ['dark', 'light']) {
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
  await page.setContent('<style>:root { color-scheme: only light } body { background: #fff }</style>');
  const picture = await page.screenshot({ encoding: 'base64' });
  const green = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const context = document.createElement('canvas').getContext('2d');
    context.drawImage(image, 0, 0);
    return context.getImageData(100, 100, 1, 1).data[1];
  }, picture);
  seen.push(`${value} preferred: ${green > 200 ? 'light' : 'darkened'}`);
}
await browser.close();
console.log(seen.join('\n'));
process.exitCode = seen.join() === 'dark preferred: light,light preferred: darkened' ? 0 : 1;
JS
node run.mjs || { echo 'This has changed.' >&2; exit 1; }
