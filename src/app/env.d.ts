/**
 * Features of the site, known at build time (src/node/assets/code/buildCode.ts), so that unused code is tree-shaken.
 * In development and in tests they are undefined and the data decides: `import.meta.env.STORE ?? store`.
 */
interface ImportMetaEnv {
  readonly STORE?: boolean;
  /** Whether the embed's script can serve elements by `data-name`. */
  readonly NAMES?: boolean;
}
