import { isThrifty } from '../../ui/isThrifty';
import type { EarlyState } from './earlyState';

/** In ms after page load: from then on, missing files mean a newer release, not a broken one. */
const STALE = 60_000;

/**
 * Fetches data ('json'), or a script into the HTTP cache without running it ('blob'): browsers never retry a module that
 * failed to load or preload.
 */
async function get(url: string, read: 'blob' | 'json'): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(url);
  return response[read]();
}

/**
 * Creates the function that loads React and the data of the page. A failed load is retried at the next intent. If the
 * files are gone because of a new release, a click that needs React reloads the page.
 */
export function createLoader(app: EarlyState): () => void {
  let loading = false;
  return async () => {
    if (loading) return;
    loading = true;
    const { entry, preload, data } = app.boot;
    app.data = data.map((url) => get(url, 'json'));
    try {
      // Rejects at the first failure, so that the next click can retry.
      await Promise.all([...app.data, ...[entry, ...preload].map((url) => get(url, 'blob'))]);
      await import(/* @vite-ignore */ entry);
      await app.start?.();
    } catch (error) {
      loading = false;
      for (const { form } of app.clicks as Partial<HTMLButtonElement>[])
        if (form) return form.requestSubmit();
      if (app.clicks[0] && !(error instanceof TypeError) && performance.now() > STALE)
        location.reload();
    }
  };
}

/**
 * Loads React when the browser is idle after page load or at the first sign of intent, whichever comes first; on slow
 * connections only at intent. Each intent retries a failed load.
 */
export function schedule(load: () => void): void {
  // All supported browsers fire `pointerdown` for touches.
  for (const intent of ['pointerdown', 'keydown']) addEventListener(intent, load, true);
  if (isThrifty()) return;
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(load, { timeout: 3000 })
      : setTimeout(load, 200);
  addEventListener('load', whenIdle);
}

/**
 * Loads React with the page, even on slow connections, if a block is empty without it. Such a block has `data-live`,
 * optionally with the query parameter on which that depends (`data-live="q"`).
 */
export function loadForContent(load: () => void): void {
  const asked = new URLSearchParams(location.search);
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-live]'))
    if (!dataset.live || asked.has(dataset.live)) addEventListener('load', load);
}
