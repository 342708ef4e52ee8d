import { once } from '../../catalogue/once';
import { ConnectionLost, fetchFile } from './connection';
import { expectOk } from '../../catalogue/expectOk';

/** Settled and pending files by URL. */
const files = new Map<string, Promise<void>>();

/**
 * Replaces Vite's preload helper around `import()`: runs lazy code once its scripts and style sheets have loaded.
 * Nothing renders unstyled, and no module is evaluated before all its imports can be fetched, because older browsers
 * cache a failed module for the lifetime of the page. See retryableImports.ts.
 * @param names Files: 'assets/Steps-a1b2c3.css'.
 * @throws If a file cannot be fetched: ConnectionLost on a network failure. The next call retries.
 */
export async function withFiles<T>(
  load: () => Promise<T>,
  names: readonly string[] = [],
): Promise<T> {
  await Promise.all(
    names.map((name) => once(files, `/${name}`, name.endsWith('.css') ? fetchSheet : fetchScript)),
  );
  return load();
}

/** Fetches a script into the HTTP cache. Those of the first page are already there. */
async function fetchScript(address: string): Promise<void> {
  if (window.app.boot.preload.includes(address)) return;
  await fetchFile(address, (response) => expectOk(response).blob());
}

async function fetchSheet(href: string): Promise<void> {
  if (window.app.boot.inlined.includes(href)) return;
  await new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new ConnectionLost(href));
    });
    document.head.append(link);
  });
}
