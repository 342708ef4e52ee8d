import { expect, it } from 'vitest';
import type { NewsItem } from '../../generated/types';
import { newsFeed } from './newsFeed';

const site = {
  url: 'https://www.example.org',
  name: 'Rope & Sons',
  language: 'en-GB',
  timeZone: 'Africa/Lusaka',
} as Parameters<typeof newsFeed>[0];
const item = (n: number): NewsItem => ({
  title: `Slip <${n}>`,
  href: `/news/slip-${n}`,
  text: 'Open again.',
  date: '2026-03-01',
  day: '1 March 2026',
});

it('tells readers of feeds of the newest news, with the midnight of the company’s clock as their time', () => {
  const feed = newsFeed(site, [item(1)]);
  const page = new RegExp(
    [
      '<updated>2026-02-28T22:00:00.000Z</updated>',
      '<author><name>Rope &amp; Sons</name></author>',
      '<entry><id>https://www.example.org/news/slip-1</id><title>Slip &lt;1&gt;</title>.*',
      '<summary>Open again.</summary></entry>',
    ].join('\n?'),
  );
  expect(feed).toMatch(page);
  // Readers such as rss-parser take the first link for the site, and some look for the word.
  expect(feed.match(/<link .*>/)?.[0]).toBe(
    '<link rel="alternate" href="https://www.example.org/"/><link rel="self" href="https://www.example.org/news.xml"/>',
  );
});

it('leaves old news to the site', () => {
  const many = Array.from({ length: 60 }, (_, n) => item(n));
  expect(newsFeed(site, many).match(/<entry>/g)).toHaveLength(50);
});
