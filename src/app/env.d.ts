/**
 * What the site has, as known at build time (src/node/assets/code/buildCode.ts): code for the other case is left out, and so is the
 * check. In development and in tests it is unknown, and the data decides:
 * `import.meta.env.STORE ?? store`.
 */
interface ImportMetaEnv {
  readonly STORE?: boolean;
  readonly CHAT?: boolean;
  /** Words of the interface that have several forms, by a number. */
  readonly PLURALS?: boolean;
  /** The code is for browsers alone: no page is prerendered by it. */
  readonly BROWSER?: boolean;
}
