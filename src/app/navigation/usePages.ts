import { useCallback, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { PageData } from '../../generated/types';
import { useSite } from '../../site/SiteProvider';
import { ConnectionLost } from './connection';
import { dataId, NOT_FOUND_ID } from './pageIds';
import { isStandIn, redirected, unknownPage, type PageStore } from './pages';
import { useArrival, type Shown } from './useArrival';
import { useLinks } from './useLinks';

/** What to render. */
export interface Pages {
  page: PageData;
  /** True while the next page is loading; the current one stays mounted. */
  pending: boolean;
  /** Whether it is the page that was delivered as HTML. */
  isDelivered: boolean;
  /** True if the page must render in one go: it was prerendered, or an anchor or scroll position is to be reached. */
  whole: boolean;
}

/**
 * The current page. Clicks on links inside the site load the next page before the address changes, so that a network
 * error leaves visitors where they are; hovering prefetches. `onFail` receives a retry callback.
 */
export function usePages(
  store: PageStore,
  first: PageData,
  onFail: (retry: () => void) => void,
): Pages {
  const { redirects, patterns, site } = useSite();
  const location = useLocation();
  const { open, pending } = useOpen(store, onFail);
  const { pathname } = redirected(redirects, addressOf(location.pathname, site.url));
  // Hosts serve a stand-in for addresses without a file; the router knows redirects and patterns.
  const isKnown = () => pathname !== location.pathname || unknownPage(patterns, dataId(pathname));
  const isLost = isStandIn(first) && (first.id !== NOT_FOUND_ID || isKnown());
  const [shown, setShown] = useState<Shown>({
    page: first,
    key: isLost ? '' : location.key,
    isOpened: true,
  });
  // React draws it anew where other programs have changed it.
  const [opened] = useState(() => atOnce(first));

  const isElsewhere = location.key !== shown.key;
  const isFirst = shown.key === '';
  // A stand-in is replaced only after hydration.
  const ready = isElsewhere && !isFirst ? store.ready(pathname) : undefined;
  // Set while rendering, not in an effect, so that page and address change in the same commit.
  if (ready) {
    const isOpened = shown.isOpened && ready === shown.page;
    setShown({ page: ready, key: location.key, isOpened });
  }

  useEffect(() => {
    let left = false;
    const show = (page: PageData) => {
      if (left) return;
      setShown({ page: isFirst ? atOnce(page) : page, key: location.key, isOpened: false });
    };
    const load = () =>
      store.load(pathname).then(show, (error: unknown) => {
        if (left) return;
        // Again in place: without a network, a reload would end on a page of the browser.
        if (error instanceof ConnectionLost) onFail(() => void load());
        // The browser can load what we cannot. A stand-in is the page that the host has for this address.
        else if (!isFirst) window.location.reload();
      });
    if (isElsewhere && !ready) void load();
    return () => {
      left = true;
    };
  }, [isElsewhere, isFirst, ready, pathname, location.key, store, onFail]);

  const back = useNavigationType() === NavigationType.Pop;
  useArrival(shown, { back, hash: location.hash });
  const prefetch = useCallback(
    (url: URL) => {
      // A failed prefetch is ignored: following the link fetches again and reports errors.
      const to = redirected(redirects, url);
      if (to.origin === url.origin) store.load(to.pathname).catch(() => {});
    },
    [redirects, store],
  );
  useLinks(open, prefetch, shown.key);
  // Back may need a fetch as well; a prerendered page is complete in any case.
  return {
    page: shown.isOpened ? opened : shown.page,
    isDelivered: shown.page === first,
    pending: pending || (isElsewhere && !ready && !isFirst),
    whole: shown.page === first || back || location.hash !== '',
  };
}

/** Marks a page as belonging to the opened address, so that nothing of it is replaced by a spinner [L14]. */
function atOnce(page: PageData): PageData {
  return { ...page, context: { ...page.context, opened: true } };
}

/** A path as a URL of this site; '//a' stays a path. */
function addressOf(pathname: string, site: string): URL {
  const url = new URL(site);
  url.pathname = pathname;
  return url;
}

/** Navigates inside the site: loads the page, then changes the address. The last click wins. */
function useOpen(store: PageStore, onFail: (retry: () => void) => void) {
  const { redirects } = useSite();
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const latest = useRef(0);
  const open = useCallback(
    (url: URL) => {
      latest.current += 1;
      const to = redirected(redirects, url);
      if (to.origin !== url.origin) return window.location.assign(to);
      const { pathname, search, hash } = to;
      const go = () => void navigate({ pathname, search, hash });
      // Prefetched: skip the pending state and its extra frame.
      if (store.ready(pathname)) {
        // Of an earlier click, which no longer counts.
        setPending(false);
        return go();
      }
      const attempt = async () => {
        // What is tried again counts as the last click, too.
        latest.current += 1;
        const turn = latest.current;
        setPending(true);
        try {
          await store.load(pathname);
          if (turn === latest.current) go();
        } catch (error) {
          if (turn !== latest.current) return;
          // A network error keeps the visitor here with a notice; anything else leaves the navigation to the browser.
          if (error instanceof ConnectionLost) onFail(() => void attempt());
          else window.location.assign(to);
        } finally {
          if (turn === latest.current) setPending(false);
        }
      };
      return void attempt();
    },
    [redirects, store, navigate, onFail],
  );
  return { open, pending };
}
