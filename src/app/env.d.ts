/** Known at build time (src/node/assets/code/makeCode.ts), so that unused code is tree-shaken. */
interface ImportMetaEnv {
  /**
   * False if the company has no store: its pages come without the inquiry list, 2.0 KB of script of which half is in the
   * early script. Otherwise, in development and in tests
   * the data decides, so write `import.meta.env.STORE !== false && store`.
   */
  readonly STORE?: boolean;
  /**
   * The address that is asked for what the company counts (`hosting.counts`); false if it counts nothing: then no page
   * has a byte of it.
   */
  readonly COUNTS?: string | false;
}
