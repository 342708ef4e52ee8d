import { isInMenu } from '../../../site/published';
import type { Rule } from '../context';
import { entries, textOf, type PageFacts } from '../facts';
import { splitHref } from '../routes';
import { newsShownBy } from '../../../site/news/newsItems';
import { isNews, listsPages } from '../blockLists';

/** The places of the pages that blocks of news list: the newest, up to the number that the longest of them shows. */
function newsListed(pages: readonly PageFacts[]): number[] {
  const blocks = pages.flatMap((page) => page.blocks.map(({ value }) => value));
  const shown = newsShownBy(
    blocks.map((block) => ({ type: textOf(block, 'type') ?? '', count: block['count'] })),
  );
  return pages
    .flatMap(({ value }, index) => (isNews(value) ? [{ index, date: String(value['date']) }] : []))
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .slice(0, shown ?? 0)
    .map(({ index }) => index);
}

/** A link leads to every page, except the home page and hidden pages; the home page is not hidden. */
export const rule: Rule = ({ config, set, facts, routes, warning }) => {
  const reached = new Set<number>();
  const reach = (href: string, from: number | undefined): void => {
    const target = routes.find(splitHref(href)?.address ?? '');
    // Redirects are followed once: another rule reports chains.
    const end = target.to === 'redirect' ? (splitHref(target.href)?.address ?? '') : undefined;
    const page = target.to === 'page' ? target.page : end && routes.page(end);
    if (typeof page === 'number' && page !== from) reached.add(page);
  };
  for (const { text, path } of facts.texts('link')) {
    // Search engines follow these, and an old address in the bar of a browser; visitors of the site see neither.
    if (path.at(-1) === 'canonical' || path[0] === 'redirects') continue;
    reach(text, path[0] === 'pages' && typeof path[1] === 'number' ? path[1] : undefined);
  }
  for (const page of newsListed(facts.pages)) reached.add(page);
  const hasMenu = entries(config, ['navigation', 'menu']).length > 0;
  // Pages are also reached from a link list that defaults to child pages.
  const listing = facts.pages.filter(({ blocks }) =>
    blocks.some(({ value }) => listsPages(set, value)),
  );
  const parents = new Set(listing.map(({ address }) => address ?? ''));
  for (const [index, { address, value, path }] of facts.pages.entries()) {
    if (address === '/' && value['hidden'] === true) {
      warning(
        [...path, 'hidden'],
        'The home page is hidden: search engines will not show it.',
        'Remove "hidden" before launch, unless nobody should find the site.',
      );
    }
    if (address === undefined || address === '/' || address.includes(':')) continue;
    if (reached.has(index) || Boolean(value['hidden'])) continue;
    if (!hasMenu && isInMenu({ path: address })) continue;
    if (parents.has(address.slice(0, address.lastIndexOf('/')) || '/')) continue;
    warning(
      [...path, 'path'],
      `No link leads to ${address}.`,
      'Link to it, or switch on "hidden" if nobody should find it.',
    );
  }
};
