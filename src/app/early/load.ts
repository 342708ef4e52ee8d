import type { Handoff } from './handoff';

/** Saving data, or a connection on which React would keep the visitor from what he came for. */
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
 * Brings a script into the browser's cache without running it: a browser never asks again for a module that it
 * could not fetch, nor for one that it could not preload.
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
 * When React comes: once the page has loaded and the browser is idle, or at the first sign that the
 * visitor wants something, whichever is first; on thrifty connections only then.
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
