/**
 * Paths of files that scripts fetch, as a regular expression: where one is missing, a host says so in one line
 * and not by a page.
 */
export const FETCHED = '^/(assets|data|embed|catalogue)/.*\\.[A-Za-z0-9]+$';

/** The path that hosts take inside for such a file that is missing; nobody can ask for it. */
export const MISSING_FILE = '/_missing';

/** Addresses of which one page tells that there is no such thing: a category, a product. */
export interface NotFoundRule {
  /** As a regular expression for a path: '^/store/product/[^/]+/?$'. */
  expression: string;
  /** The file that says so: '/store/product/404.html'. */
  file: string;
}

/** What a host has to know to answer unknown addresses of a pattern with the page for them, at once and as a 404. */
export function notFoundRules(patterns: readonly string[] = []): NotFoundRule[] {
  return patterns.map((pattern) => {
    const folder = folderOf(pattern);
    return {
      expression: `^${folder.replace(/[.+?*^${}()|[\]\\]/g, '\\$&')}[^/]+/?$`,
      file: `${folder}404.html`,
    };
  });
}

/**
 * The same for `_redirects`: Netlify shows a file with status 404 where it has no other. Cloudflare Pages takes the
 * nearest 404.html of itself, and passes over these lines.
 */
export function writeNotFoundLines(patterns: readonly string[] = []): string {
  return patterns.map((pattern) => `${pattern} ${folderOf(pattern)}404.html 404\n`).join('');
}

/** '/store/product/:product' → '/store/product/' */
function folderOf(pattern: string): string {
  return pattern.replace(/[^/]*$/, '');
}
