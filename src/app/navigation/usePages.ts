import { useCallback, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { PageData } from '../../generated/types';
import { useSite } from '../../site/SiteProvider';
import { dataId, NOT_FOUND } from './pageIds';
import { isStandIn, redirected, unknownPage, type PageStore } from './pages';
import { useArrival, type Shown } from './useArrival';
import { useLinks } from './useLinks';

/** What the screen draws. */
export interface Pages {
  page: PageData;
  /** True while the next page is fetched; the last one stays on the screen. */
  pending: boolean;
  /** True where all of the page has to be there at once: it came as HTML, or a place further down is meant. */
  whole: boolean;
}

/**
 * The page to draw. Clicks on links inside the site fetch the next page first and then change the
 * address, so that a failing network leaves the visitor where he is; pointing at a link fetches ahead.
 * `onFail` gets what tries again.
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
  // A host answers addresses that it has no file for with a page that stands for others; the app knows more.
  const isKnown = pathname !== location.pathname || unknownPage(patterns, dataId(pathname));
  const isLost = isStandIn(first) && (first.id !== NOT_FOUND || isKnown);
  const [shown, setShown] = useState<Shown>({ page: first, key: isLost ? '' : location.key });

  const isElsewhere = location.key !== shown.key;
  const isFirst = shown.key === '';
  // What is to take the place of the first page waits until React has taken that over.
  const ready = isElsewhere && !isFirst ? store.ready(pathname) : undefined;
  // While rendering and not in an effect: address and page then change in one go.
  if (ready) setShown({ page: ready, key: location.key });

  useEffect(() => {
    let left = false;
    const show = (page: PageData) => {
      if (!left) setShown({ page: isFirst ? atOnce(page) : page, key: location.key });
    };
    if (isElsewhere && !ready) {
      store.load(pathname).then(show, () => {
        if (!left) onFail(() => window.location.reload());
      });
    }
    return () => {
      left = true;
    };
  }, [isElsewhere, isFirst, ready, pathname, location.key, store, onFail]);

  const back = useNavigationType() === NavigationType.Pop;
  useArrival(shown, { back, hash: location.hash });
  const prefetch = useCallback(
    (url: URL) => {
      // What cannot be fetched ahead is fetched, and spoken of, when the link is followed.
      const to = redirected(redirects, url);
      if (to.origin === url.origin) store.load(to.pathname).catch(() => {});
    },
    [redirects, store],
  );
  useLinks(open, prefetch, shown.key);
  // Back may lead to a page that has to be fetched, too. One that came as HTML is there, whatever else comes.
  return {
    page: shown.page,
    pending: pending || (isElsewhere && !ready && !isFirst),
    whole: shown.page === first || back || location.hash !== '',
  };
}

/** A page that belongs to the address that was opened: nothing of it is blanked out (spec R23). */
function atOnce(page: PageData): PageData {
  return { ...page, context: { ...page.context, opened: true } };
}

/** A path of this site as an address; '//a' stays a path. */
function addressOf(pathname: string, site: string): URL {
  const url = new URL(site);
  url.pathname = pathname;
  return url;
}

/** Follows a link inside the site: fetches the page, then changes the address. The last click wins. */
function useOpen(store: PageStore, onFail: (retry: () => void) => void) {
  const { redirects } = useSite();
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const latest = useRef(0);
  const open = useCallback(
    (url: URL) => {
      const turn = latest.current + 1;
      latest.current = turn;
      const to = redirected(redirects, url);
      if (to.origin !== url.origin) return window.location.assign(to);
      const { pathname, search, hash } = to;
      const go = () => void navigate({ pathname, search, hash });
      // What was fetched ahead is shown at once, without a frame that says it is awaited.
      if (store.ready(pathname)) return go();
      const attempt = async () => {
        setPending(true);
        try {
          await store.load(pathname);
          if (turn === latest.current) go();
        } catch (error) {
          if (turn !== latest.current) return;
          // The network failed: stay and say so. The server answered oddly: let the browser load the page whole.
          if (error instanceof TypeError) onFail(() => void attempt());
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
