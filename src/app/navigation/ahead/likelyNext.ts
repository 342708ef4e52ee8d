import type { SiteData } from '../../../generated/types';
import { isInView } from '../../../ui/isInView';
import { siteLink } from '../links';
import { redirected } from '../pages';

/** How many of the links in view are considered. */
const NEAR = 4;

/** Paths of pages that visitors are likely to open next, the likeliest first. */
export interface LikelyNext {
  /** Links of the content that are in view, those in the middle of the screen first: where thumb and eyes are. */
  inView: string[];
  /** The menu, which is closed on phones, and the inquiry list, to be read and sent without a network. */
  inMenu: string[];
}

/** Looks around on the page for what is likely to be opened next. */
export function likelyNext({ navigation, redirects, store }: SiteData): LikelyNext {
  const pathOf = (url: URL | undefined): string[] => {
    const to = url && redirected(redirects, url);
    return to?.origin === location.origin && to.pathname !== location.pathname ? [to.pathname] : [];
  };
  const inView = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
    .filter(isInView)
    .toSorted((a, b) => fromMiddle(a) - fromMiddle(b))
    .slice(0, NEAR)
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
