import type { SiteConfig } from '../../generated/authored';
import type { NewsItem } from '../../generated/types';
import { instantOf } from '../../document/dates/moments';
import { escapeHtml } from '../render/document';
import { NEWS_FEED } from '../site/news/newsItems';

/** Readers of feeds ask for it every hour, and show what is new. */
const MAX_ENTRIES = 50;

/**
 * The newest news of a site as an Atom feed (RFC 4287), with their addresses as ids. A day begins at midnight on the
 * clock of the company.
 * @param news The newest first, at least one.
 */
export function newsFeed(
  { url, name, language, timeZone }: SiteConfig['site'],
  news: readonly NewsItem[],
): string {
  const address = (path: string) => escapeHtml(url + encodeURI(path));
  const instant = ({ date }: NewsItem) => instantOf(timeZone, `${date}T00:00`).toISOString();
  const entries = news.slice(0, MAX_ENTRIES).map((item) => {
    const when = instant(item);
    return [
      `<entry><id>${address(item.href)}</id><title>${escapeHtml(item.title)}</title>`,
      `<link href="${address(item.href)}"/>`,
      `<published>${when}</published><updated>${when}</updated>`,
      `<summary>${escapeHtml(item.text)}</summary></entry>`,
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(language)}">`,
    `<id>${address(NEWS_FEED)}</id><title>${escapeHtml(name)}</title>`,
    // Some readers take the first link for the site.
    `<link rel="alternate" href="${address('/')}"/><link rel="self" href="${address(NEWS_FEED)}"/>`,
    `<updated>${news[0] ? instant(news[0]) : ''}</updated>`,
    `<author><name>${escapeHtml(name)}</name></author>`,
    ...entries,
    '</feed>\n',
  ].join('\n');
}
