/** Style sheets that are here or on their way, by address. */
const sheets = new Map<string, Promise<void>>();

/**
 * Fetches code and the style sheets it needs, side by side: nothing is drawn before its styles are there.
 * Stands in for what Vite calls around `import()`, which is 700 bytes longer, because it also preloads scripts,
 * and only asks for the code once the styles have come.
 * @param files Of the style sheets, from the root of the site: 'assets/Steps-a1b2c3d4.css'.
 * @throws When the code or a style sheet cannot be fetched; the next call asks for it again.
 */
export async function withStyles<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  const [code] = await Promise.all([load(), ...files.map((file) => sheetOf(`/${file}`))]);
  return code;
}

function sheetOf(href: string): Promise<void> {
  const known = sheets.get(href);
  if (known) return known;
  // A page's own styles stand inlined in its HTML, with a disabled link that says which they are.
  const isInlined = document.querySelector(`link[rel="stylesheet"][href="${href}"]`);
  const sheet = isInlined ? Promise.resolve() : fetchSheet(href);
  sheets.set(href, sheet);
  return sheet;
}

function fetchSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      sheets.delete(href);
      reject(new TypeError(`${href} could not be fetched.`));
    });
    document.head.append(link);
  });
}
