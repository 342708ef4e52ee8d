import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { PageData } from '../../generated/types';
import { useSite } from '../../site/SiteProvider';
import { reportLost, updateHead } from './head';
import { isJump, savesData, siteLink } from './links';
import { dataId, NOT_FOUND, redirected, unknownPage, type PageStore } from './pages';
import { rememberScroll, scrollToStart } from './scroll';

/** What is on the screen: a page, and the history entry it was drawn for. */
interface Shown {
  page: PageData;
  key: string;
}

export interface Pages {
  page: PageData;
  /** True while the next page is fetched; the last one stays on the screen. */
  pending: boolean;
}

/**
 * The page to draw. Clicks on links inside the site fetch the next page first and then change the
 * address, so that a failing network leaves the visitor where he is; pointing at a link fetches ahead.
 */
export function usePages(
  store: PageStore,
  first: PageData,
  onFail: (retry: () => void) => void,
): Pages {
  const site = useSite();
  const location = useLocation();
  const navigate = useNavigate();
  const back = useNavigationType() === 'POP';
  // A host answers addresses that it has no file for with the page NOT_FOUND; some of them the app can draw.
  const isLost = first.id === NOT_FOUND && unknownPage(site.patterns, dataId(location.pathname));
  const [shown, setShown] = useState<Shown>({ page: first, key: isLost ? '' : location.key });
  const [pending, setPending] = useState(false);
  const latest = useRef(0);

  const open = useCallback(
    async (url: URL) => {
      const turn = ++latest.current;
      const pathname = redirected(site, url.pathname);
      setPending(true);
      try {
        await store.load(pathname);
        if (turn === latest.current) void navigate(pathname + url.search + url.hash);
      } catch (error) {
        if (turn !== latest.current) return;
        // The network failed: stay and say so. The server answered oddly: let the browser load the page whole.
        if (error instanceof TypeError) onFail(() => void open(url));
        else window.location.assign(url);
      } finally {
        if (turn === latest.current) setPending(false);
      }
    },
    [site, store, navigate, onFail],
  );

  useEffect(() => {
    if (location.key === shown.key) return;
    let left = false;
    const pathname = redirected(site, location.pathname);
    const show = (page: PageData) => left || setShown({ page, key: location.key });
    const page = store.ready(pathname);
    if (page) show(page);
    else
      store.load(pathname).then(show, () => {
        if (!left) onFail(() => window.location.reload());
      });
    return () => {
      left = true;
    };
  }, [location, shown.key, site, store, onFail]);

  useArrival(shown, back, location.hash);
  useLinks(
    open,
    (url) => void store.load(redirected(site, url.pathname)).catch(() => {}),
    location.key,
  );
  return { page: shown.page, pending };
}

/** After a page has been exchanged: head, scroll, fade-in, and the focus on its heading. */
function useArrival(shown: Shown, back: boolean, hash: string): void {
  const first = useRef(shown);
  useLayoutEffect(() => {
    reportLost(shown.page);
    if (first.current === shown) return;
    updateHead(shown.page);
    window.app.reveal();
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    scrollToStart({ back, key: shown.key, hash });
    // `back` and `hash` belong to the moment of the exchange
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shown]);
}

/** Listens for clicks on links, and for pointing at them. */
function useLinks(
  open: (url: URL) => Promise<void>,
  prefetch: (url: URL) => void,
  key: string,
): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const url = siteLink(event);
      if (!url || isJump(url)) return;
      event.preventDefault();
      rememberScroll(key);
      void open(url);
    };
    const onPoint = (event: Event) => {
      if (savesData()) return;
      const url = siteLink(event as PointerEvent);
      if (url && !isJump(url)) prefetch(url);
    };
    const onLeave = () => rememberScroll(key);
    document.addEventListener('click', onClick);
    for (const type of ['pointerover', 'touchstart', 'focusin'])
      document.addEventListener(type, onPoint, { passive: true });
    addEventListener('popstate', onLeave, { capture: true });
    addEventListener('pagehide', onLeave);
    return () => {
      document.removeEventListener('click', onClick);
      for (const type of ['pointerover', 'touchstart', 'focusin'])
        document.removeEventListener(type, onPoint);
      removeEventListener('popstate', onLeave, { capture: true });
      removeEventListener('pagehide', onLeave);
    };
  }, [open, prefetch, key]);
}
