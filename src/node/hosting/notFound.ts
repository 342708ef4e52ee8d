/**
 * A regular expression for paths of files that are fetched by scripts: if one is missing, the response is one line of
 * text instead of a page.
 */
export const FETCHED = '^/(assets|data|embed|catalogue)/.*\\.[A-Za-z0-9]+$';

/** The internal path that hosts rewrite to for such a missing file; not reachable from outside. */
export const MISSING_FILE = '/_missing';

/** Addresses with a 404 page of their own: unknown categories, unknown products. */
export interface NotFoundRule {
  /** A regular expression for paths: '^/store/product/[^/]+/?$'. */
  expression: string;
  /** The 404 page: '/store/product/404.html'. */
  file: string;
}

/** The rules by which hosts answer unknown addresses of a pattern with its 404 page, without a redirect. */
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
 * The same for `_redirects`: Netlify applies such a line where no file exists. Cloudflare Pages serves the nearest
 * 404.html by default and ignores these lines.
 */
export function writeNotFoundLines(patterns: readonly string[] = []): string {
  return patterns.map((pattern) => `${pattern} ${folderOf(pattern)}404.html 404\n`).join('');
}

/** '/store/product/:product' → '/store/product/' */
function folderOf(pattern: string): string {
  return pattern.replace(/[^/]*$/, '');
}
