import { isInMenu } from '../../../site/published';
import type { Rule } from '../context';
import { entries } from '../facts';
import { splitHref } from '../routes';
import { listsPages } from '../blockLists';

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
    if (path.at(-1) === 'canonical') continue;
    reach(text, path[0] === 'pages' && typeof path[1] === 'number' ? path[1] : undefined);
  }
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
