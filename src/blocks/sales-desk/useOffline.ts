import { useEffect } from 'react';
import { ownScript } from '../../catalogue/ownScript';
import { offlineAddress } from '../../catalogue/offlineAddress';

/** In ms: the files of the page come in bursts. */
const PAUSE_MS = 1000;

/**
 * Has this page kept by the browser, so that the desk opens without a network. Registered here and nowhere else: only
 * browsers that have opened the desk get a worker, and it answers for this page alone (src/node/site/offline/offlineWorker.ts).
 * @param isReady Whether the catalogue is here.
 */
export function useOffline(isReady: boolean): void {
  useEffect(() => {
    const script = offlineAddress(location.pathname);
    // While a site is written, its files change under the same names.
    if (!isReady || !script || import.meta.env.DEV) return undefined;
    // The search's worker is no page of the desk's, so that it may be out of reach: this is what takes its place.
    void import('../../catalogue/search/openInPage').catch(() => {});
    let timer: ReturnType<typeof setTimeout>;
    const files = new Set<string>();
    const observer = new PerformanceObserver((list) => {
      for (const { name } of list.getEntries())
        if (name.startsWith(`${location.origin}/`)) files.add(name);
      clearTimeout(timer);
      timer = setTimeout(() => void keep(script, [...files]), PAUSE_MS);
    });
    observer.observe({ type: 'resource', buffered: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isReady]);
}

async function keep(script: string, files: readonly string[]): Promise<void> {
  try {
    const scope = script.replace(/-offline\.js$/, '');
    await navigator.serviceWorker.register(ownScript(script) as string, { scope });
    const { active } = await navigator.serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have origins to name
    active?.postMessage(files);
  } catch {
    // Browsers that refuse it, and previews of the site: the desk works as long as it is open.
  }
}
