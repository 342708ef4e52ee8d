#!/usr/bin/env bash
# rss-parser 3.13.0: an entry of an Atom feed may have its content as XHTML (RFC 4287, 3.1.1.3 and 4.1.3.3). One would
# expect its sentences as they stand, or no content; instead the words of a paragraph come first, and the marked ones
# after them, so that '10<sup>6</sup> cycles at <b>5</b> bar' says '10 cycles at  bar65'. Content as escaped HTML keeps its order.
# It matters in src/node/build/newsFeed.ts, which writes plain texts, and to who reads the feeds of suppliers.
# Seen on 2026-11-28 with Node 20.20:
#   xhtml: 10 cycles at  bar65
#   html: 106 cycles at 5 bar
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund rss-parser@3.13.0

cat >look.mjs <<'JS'
import Parser from 'rss-parser';

const feed = (content) => `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><id>https://example.com/</id><title>News</title>
<updated>2026-11-28T08:00:00Z</updated><author><name>Example</name></author>
<entry><id>https://example.com/1</id><title>Seals</title><updated>2026-11-28T08:00:00Z</updated>${content}</entry></feed>`;
const text = async (content) => {
  const { items } = await new Parser().parseString(feed(content));
  return items[0].contentSnippet;
};
const words = '<p>10<sup>6</sup> cycles at <b>5</b> bar</p>';
const xhtml = `<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">${words}</div></content>`;
console.log('xhtml:', await text(xhtml));
console.log('html:', await text(`<content type="html">${words.replaceAll('<', '&lt;')}</content>`));
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'xhtml: 10 cycles at  bar65
html: 106 cycles at 5 bar' ] || { echo 'This has changed.' >&2; exit 1; }
