import type { SiteData } from '../../../generated/types';
import { isInView } from '../../../ui/isInView';
import { siteLink } from '../links';
import { redirected } from '../pages';

const MAX_LINKS_IN_VIEW = 4;

/** Paths of pages that visitors are likely to open next, the likeliest first. */
export interface LikelyNext {
  /** Links of the content in view, those in the middle of the screen first, where visitors look. */
  inView: string[];
  /** The menu, which is closed on phones, and the inquiry list, so that it can be read and sent offline. */
  inMenu: string[];
}

/** Finds the pages that are likely to be opened next from the current one. */
export function likelyNext({ navigation, redirects, store }: SiteData): LikelyNext {
  const pathOf = (url: URL | undefined): string[] => {
    const to = url && redirected(redirects, url);
    return to?.origin === location.origin && to.pathname !== location.pathname ? [to.pathname] : [];
  };
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(isInView);
  const inView = links
    // oxlint-disable-next-line unicorn/no-array-sort -- the list is its own; a shared helper would be one more file to fetch
    .sort((a, b) => fromMiddle(a) - fromMiddle(b))
    .slice(0, MAX_LINKS_IN_VIEW)
    .flatMap((link) => pathOf(siteLink({ target: link, type: 'focusin' })));
  const inMenu = [
    ...navigation.menu.map(({ path }) => path),
    ...(store ? [store.addresses.list] : []),
  ].flatMap((path) => pathOf(new URL(path, location.href)));
  return { inView, inMenu };
}

function fromMiddle(link: HTMLAnchorElement): number {
  const { top, bottom } = link.getBoundingClientRect();
  return Math.abs((top + bottom) / 2 - innerHeight / 2);
}
