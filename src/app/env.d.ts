/**
 * What the site has, as the build knows it (src/build/code.ts): code for the other case is left out, and nobody
 * fetches the question. While developing, and in tests, it is unknown, and the data says it:
 * `import.meta.env.STORE ?? store`.
 */
interface ImportMetaEnv {
  readonly STORE?: boolean;
  readonly CHAT?: boolean;
  /** Words of the interface that have several forms, by a number. */
  readonly PLURALS?: boolean;
}
