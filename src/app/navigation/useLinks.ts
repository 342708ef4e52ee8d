import { useEffect, useLayoutEffect } from 'react';
import { isJump, savesData, siteLink } from './links';
import { rememberScroll } from './scroll';

/** What announces a click on a link: the page behind it is fetched ahead. */
const POINTS = ['pointerover', 'touchstart', 'focusin'];

/**
 * Listens for clicks on links inside the site, and for pointing at them, wherever they are: blocks and widgets draw
 * plain links. `key` names the history entry of the page on the screen, whose scroll is remembered on leaving:
 * while Back waits for a page, that is not the one of the address.
 */
export function useLinks(
  open: (url: URL) => void,
  prefetch: (url: URL) => void,
  key: string,
): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const onClick = (event: MouseEvent) => {
      const url = siteLink(event);
      if (!url || isJump(url)) return;
      event.preventDefault();
      open(url);
    };
    const onPoint = (event: Event) => {
      const url = savesData() ? undefined : siteLink(event);
      if (url && !isJump(url)) prefetch(url);
    };
    document.addEventListener('click', onClick, { signal });
    for (const type of POINTS) document.addEventListener(type, onPoint, { passive: true, signal });
    return () => stop.abort();
  }, [open, prefetch]);

  useLayoutEffect(() => {
    // Kept up to date, not asked for on leaving: by then the router may have shown and scrolled the next page.
    let top = scrollY;
    const stop = new AbortController();
    const { signal } = stop;
    const onScroll = () => {
      top = scrollY;
    };
    const remember = () => rememberScroll(key, top);
    addEventListener('scroll', onScroll, { passive: true, signal });
    addEventListener('pagehide', remember, { signal });
    return () => {
      stop.abort();
      remember();
    };
  }, [key]);

  useEffect(() => {
    // Ours while the app is there; the browser's again for a reload or a return from elsewhere.
    const own = () => {
      history.scrollRestoration = 'manual';
    };
    const giveBack = () => {
      history.scrollRestoration = 'auto';
    };
    own();
    addEventListener('pagehide', giveBack);
    addEventListener('pageshow', own);
    return () => {
      giveBack();
      removeEventListener('pagehide', giveBack);
      removeEventListener('pageshow', own);
    };
  }, []);
}
