import { once } from '../../catalogue/once';

/** Files that are here or on their way, by address. */
const files = new Map<string, Promise<void>>();

/**
 * Runs code that is loaded later, once the scripts and style sheets it needs are here: nothing is drawn before its
 * styles, and no script is run before all it imports can be had, because browsers remember for good that a module has
 * failed. Stands in for what Vite calls around `import()`, which is longer, and cannot try again.
 * @param names Of the files, as they lie below '/assets/': 'Steps-a1b2c3.css'.
 * @throws When a file cannot be fetched: a TypeError where the network fails. The next call asks for it again.
 */
export async function withFiles<T>(
  load: () => Promise<T>,
  names: readonly string[] = [],
): Promise<T> {
  await Promise.all(
    names.map((name) =>
      once(files, `/assets/${name}`, name.endsWith('.css') ? fetchSheet : fetchScript),
    ),
  );
  return load();
}

/** Puts a script into the browser's cache. Those of the first page are there: it started with them. */
async function fetchScript(address: string): Promise<void> {
  if (window.app.boot.preload.includes(address)) return;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  await response.blob();
}

async function fetchSheet(href: string): Promise<void> {
  // A page's own styles stand inlined in its HTML, with a disabled link that says which they are.
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return;
  await new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new TypeError(`${href} could not be fetched.`));
    });
    document.head.append(link);
  });
}
