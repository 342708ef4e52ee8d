/**
 * Features of the site, known at build time (src/node/assets/code/buildCode.ts), so that unused code is tree-shaken.
 * In development and in tests they are undefined and the data decides: `import.meta.env.STORE ?? store`.
 */
interface ImportMetaEnv {
  readonly STORE?: boolean;
  readonly CHAT?: boolean;
  /** Whether visitors choose among several chat numbers. */
  readonly CHATS?: boolean;
  /** Whether the embed's script can serve elements by `data-name`. */
  readonly NAMES?: boolean;
  /** Whether offices have chat numbers of their own, on partners' pages. */
  readonly NUMBERS?: boolean;
  /** Whether any page has blocks in columns. */
  readonly COLUMNS?: boolean;
  /** Whether any block may have dates. */
  readonly DATES?: boolean;
  /** Whether any interface text has plural forms. */
  readonly PLURALS?: boolean;
  /** True in Studio's preview, which shows drafts; false in published pages. */
  readonly STUDIO?: boolean;
  /** Whether the inquiry message names the units of products. */
  readonly UNITS?: boolean;
  /** True in the browser bundle, false where pages are prerendered. */
  readonly BROWSER?: boolean;
}
