import type { EarlyState } from './earlyState';

/** Data saver, or a connection so slow that React would get in the visitor's way. */
function isThrifty(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}

/** So long after it was opened, in ms, a page whose files are gone is of an older release, and not a broken one. */
const STALE = 60_000;

const get = (url: string): Promise<Response> =>
  fetch(url).then((response) => {
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response;
  });
const getJson = (url: string): Promise<unknown> => get(url).then((response) => response.json());

/**
 * Puts a script into the browser's cache without running it: browsers never retry a module that failed to load or to
 * preload.
 */
const getScript = (url: string): Promise<unknown> => get(url).then((response) => response.blob());

/**
 * Fetches React and the data of the page. What fails is tried again at the next intent. If the server no longer has
 * them, a new release has taken their place: who presses what only React can do gets that.
 */
export function createLoader(app: EarlyState): () => void {
  let loading = false;
  return () => {
    if (loading) return;
    loading = true;
    const { entry, preload, data } = app.boot;
    app.data = [getJson(data[0]), getJson(data[1])];
    // What fails is known at once, so that the next press tries again.
    Promise.all([...[entry, ...preload].map(getScript), ...app.data])
      .then(() => import(/* @vite-ignore */ entry))
      .then(() => app.start?.())
      .catch((error) => {
        loading = false;
        for (const { form } of app.clicks as Partial<HTMLButtonElement>[])
          if (form) return form.requestSubmit();
        if (app.clicks[0] && !(error instanceof TypeError) && performance.now() > STALE)
          location.reload();
      });
  };
}

/**
 * Loads React once the page has loaded and the browser is idle, or at the first sign of intent, whichever comes
 * first; on slow connections only at intent. What has failed is tried again at the next one. A block that shows
 * nothing without React asks for it by `data-live`.
 */
export function schedule(load: () => void): void {
  // Every browser that reads our scripts tells of touches by `pointerdown`.
  for (const intent of ['pointerdown', 'keydown']) addEventListener(intent, load, true);
  if (isThrifty()) return;
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(load, { timeout: 3000 })
      : setTimeout(load, 200);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

/**
 * Loads React with the page, on slow connections too, where something shows nothing without it: that says so by
 * `data-live`, which is empty, or the parameter of the address that makes it so (`data-live="q"`).
 */
export function loadForContent(load: () => void): void {
  const asked = new URLSearchParams(location.search);
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-live]'))
    if (!dataset.live || asked.has(dataset.live)) addEventListener('load', load);
}
