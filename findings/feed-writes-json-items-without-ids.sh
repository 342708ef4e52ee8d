#!/usr/bin/env bash
# feed 6.0.0: an item without an `id` gets its link as its id in RSS and Atom, and one would expect the same in the JSON
# feed, whose version 1 requires an id of every item and tells readers to drop items without one. Instead there is none,
# even where the item has a `guid`. In RSS and Atom, a picture at an address without an ending gets a type that is none.
# It matters in src/node/build/newsFeed.ts, which writes its feed by hand.
# Seen on 2026-11-28 with Node 20.20:
#   rss <guid isPermaLink="false">news-1</guid>, atom <id>https://example.com/news</id>, json undefined
#   type="image//pictures/12"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund feed@6.0.0

cat >look.mjs <<'JS'
import { Feed } from 'feed';

const link = 'https://example.com/news';
const feed = new Feed({ title: 'News', id: 'https://example.com/', copyright: '' });
const image = 'https://example.com/pictures/12';
feed.addItem({ title: 'New pumps', link, guid: 'news-1', date: new Date(0), image });
const rss = feed.rss2();
const atom = feed.atom1();
const entry = atom.slice(atom.indexOf('<entry>'));
const [item] = JSON.parse(feed.json1()).items;
console.log(`rss ${/<guid.*?<\/guid>/.exec(rss)[0]}, atom ${/<id>.*?<\/id>/.exec(entry)[0]}, json ${item.id}`);
console.log(/type="image.*?"/.exec(rss)[0]);
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'rss <guid isPermaLink="false">news-1</guid>, atom <id>https://example.com/news</id>, json undefined
type="image//pictures/12"' ] || { echo 'This has changed.' >&2; exit 1; }
