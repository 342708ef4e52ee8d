import type { Handoff } from './handoff';

/** Data saver, or a connection so slow that React would get in the visitor's way. */
function isThrifty(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}

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

/** Fetches React and the data of the page. What fails is tried again at the next intent. */
export function createLoader(app: Handoff): () => void {
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
      .catch(() => {
        loading = false;
        for (const { form } of app.clicks as Partial<HTMLButtonElement>[]) form?.requestSubmit();
      });
  };
}

/**
 * Loads React once the page has loaded and the browser is idle, or at the first sign of intent, whichever comes
 * first; on slow connections only at intent.
 */
export function schedule(load: () => void): void {
  for (const intent of ['pointerdown', 'keydown', 'touchstart']) {
    addEventListener(intent, load, { capture: true, passive: true, once: true });
  }
  if (isThrifty()) return;
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(load, { timeout: 3000 })
      : setTimeout(load, 200);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
