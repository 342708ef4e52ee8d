import { isThrifty } from '../../ui/isThrifty';
import { storeEarly } from './add';
import type { EarlyState } from './earlyState';

/** This long after page load, missing files mean a newer release, not a broken one. */
const STALE_AFTER_MS = 60_000;

/**
 * Fetches data ('json'), or a script into the HTTP cache without running it ('blob'): browsers never retry a module that
 * failed to load or preload. Does not use `expectOk` of src/catalogue, because every page contains the early script and
 * it therefore imports from src/cart and src/ui only.
 */
async function get(url: string, read: 'blob' | 'json'): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(url);
  return response[read]();
}

/**
 * Creates the function that loads React and the data of the page. A failed load is retried at the next intent. If the
 * files are gone because of a new release, a click that needs React reloads the page. If all files have come and React
 * still does not start, twice, the browser or something in the page is in its way: then the page stays as it stands.
 */
export function createLoader(app: EarlyState): () => void {
  let loading = false;
  let hasFailed = false;
  return async () => {
    if (loading || app.plain) return;
    loading = true;
    const { entry, preload, data } = app.boot;
    app.data = data.map((url) => get(url, 'json'));
    let hasCome = false;
    try {
      // Rejects at the first failure, so that the next click can retry.
      await Promise.all([...app.data, ...[entry, ...preload].map((url) => get(url, 'blob'))]);
      hasCome = true;
      await import(/* @vite-ignore */ entry);
      await app.start?.();
    } catch (error) {
      loading = false;
      if (hasCome && hasFailed) return doWithout(app, error);
      hasFailed = hasCome;
      if (sendForms(app)) return;
      if (app.clicks[0] && !(error instanceof TypeError) && performance.now() > STALE_AFTER_MS)
        location.reload();
    }
  };
}

/** Gives up on React: stores, sends and releases whatever waited for it. */
export function doWithout(app: EarlyState, why: unknown): void {
  console.error(why);
  app.plain = true;
  // React may have started far enough to take over adding: take that back.
  delete app.onAdd;
  if (import.meta.env.STORE !== false) storeEarly(app);
  if (sendForms(app)) return;
  for (const { dataset } of app.clicks.splice(0)) delete dataset['pressed'];
}

/** Has the browser send the form whose button was pressed, if there is one. */
function sendForms({ clicks }: EarlyState): boolean {
  const form = (clicks as Partial<HTMLButtonElement>[]).find((button) => button.form)?.form;
  // Do not use `requestSubmit`, because some of the old browsers that come here lack it.
  if (form?.reportValidity()) form.submit();
  return Boolean(form);
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
