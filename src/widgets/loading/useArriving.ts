import { useEffect, useState } from 'react';
import { useSite } from '../../site/SiteProvider';
import { useHydrated } from '../../ui/useHydrated';

/**
 * True while a store page shows its spinner: for `store.loadDelayMs` after every navigation inside the site.
 * A page that was opened directly has its products in the HTML, and nothing is blanked out [L14];
 * neither is one that is `opened` where the host knew none. It belongs to the page: leaving it earlier cancels it
 * [D2].
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
