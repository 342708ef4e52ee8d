#!/usr/bin/env bash
# @extractus/feed-extractor 8.0.3: titles and ids of a feed are texts (RSS 2.0, elements of <item>). One would expect
# those of an item on a part to come as they stand; instead what looks like a number is made one and written again, so
# that the part 62E4 is called 620000, 1.10 is 1.1, and the items 007 and 7 have one id. Links stay. It matters in
# src/node/build/newsFeed.ts, whose ids are addresses, and to who reads the feeds of suppliers.
# Seen on 2026-11-28 with Node 20.20:
#   62E4: title 620000, id 620000
#   1.10: title 1.1, id 1.1
#   007: title 7, id 7
#   6204-2RS: title 6204-2RS, id 6204-2RS
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @extractus/feed-extractor@8.0.3

cat >look.mjs <<'JS'
import { extractFromXml } from '@extractus/feed-extractor';

const parts = ['62E4', '1.10', '007', '6204-2RS'];
const items = parts.map(
  (part) => `<item><title>${part}</title><guid isPermaLink="false">${part}</guid><link>https://example.com/${part}</link></item>`,
);
const feed = `<?xml version="1.0"?><rss version="2.0"><channel><title>New parts</title><link>https://example.com/</link>
<description>New parts</description>${items.join('')}</channel></rss>`;
for (const [index, { title, id }] of extractFromXml(feed).entries.entries())
  console.log(`${parts[index]}: title ${title}, id ${id}`);
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = '62E4: title 620000, id 620000
1.10: title 1.1, id 1.1
007: title 7, id 7
6204-2RS: title 6204-2RS, id 6204-2RS' ] || { echo 'This has changed.' >&2; exit 1; }
