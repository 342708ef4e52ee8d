import { useEffect, useLayoutEffect } from 'react';
import { isThrifty } from '../../ui/isThrifty';
import { isJump, siteLink } from './links';
import { rememberScroll } from './scroll';

/** Events that anticipate a click: they prefetch the link's page. */
const INTENT_EVENTS = ['pointerover', 'touchstart', 'focusin'];

/**
 * Delegated handlers for links inside the site, which blocks and widgets render as plain anchors: clicks navigate,
 * hover and focus prefetch. `key` identifies the history entry of the rendered page, whose scroll is stored on leaving;
 * while Back waits for a page, that differs from the entry of the address.
 */
export function useLinks(
  open: (url: URL) => void,
  prefetch: (url: URL) => void,
  key: string,
): void {
  useEffect(() => {
    const stop = new AbortController();
    const onClick = (event: MouseEvent) => {
      const url = siteLink(event);
      if (!url || isJump(url)) return;
      event.preventDefault();
      open(url);
    };
    const onPoint = (event: Event) => {
      const url = isThrifty() ? undefined : siteLink(event);
      if (url && !isJump(url)) prefetch(url);
    };
    document.addEventListener('click', onClick, stop);
    for (const type of INTENT_EVENTS)
      document.addEventListener(type, onPoint, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [open, prefetch]);

  useLayoutEffect(() => {
    // Tracked continuously: when the page is left, the router may already have rendered and scrolled the next one.
    let top = scrollY;
    const stop = new AbortController();
    const onScroll = () => {
      top = scrollY;
    };
    const remember = () => rememberScroll(key, top);
    addEventListener('scroll', onScroll, stop);
    addEventListener('pagehide', remember, stop);
    return () => {
      stop.abort();
      remember();
    };
  }, [key]);

  useEffect(() => {
    const stop = new AbortController();
    const own = () => {
      history.scrollRestoration = 'manual';
    };
    // The browser's own for reloads and returns from other sites.
    const giveBack = () => {
      history.scrollRestoration = 'auto';
    };
    own();
    addEventListener('pagehide', giveBack, stop);
    addEventListener('pageshow', own, stop);
    return () => {
      stop.abort();
      giveBack();
    };
  }, []);
}
