import { useEffect, useState } from 'react';
import { useSite } from '../../site/SiteProvider';
import { useHydrated } from '../../ui/useHydrated';

/**
 * True while a store page shows its spinner: for `store.loadDelayMs` after every client-side navigation. A page opened
 * directly has its products in the HTML, which is not hidden again [L14]: `opened` says so where React draws such a page
 * anew, and of a page that the host answered with its 404 page. Leaving the page cancels the delay [D2].
 */
export function useArriving(opened = false): boolean {
  const { loadDelayMs } = useSite<'store'>().store;
  const isNavigation = useHydrated();
  const [arriving, setArriving] = useState(isNavigation && !opened && loadDelayMs > 0);
  useEffect(() => {
    if (!arriving) return undefined;
    const timer = setTimeout(setArriving, loadDelayMs, false);
    return () => clearTimeout(timer);
  }, [arriving, loadDelayMs]);
  return arriving;
}
