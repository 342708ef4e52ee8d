import type { Plugin } from 'vite';

/** Vite's module with the function that it calls around each `import()` of code with files of its own. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Puts src/app/navigation/withFiles.ts in the place of Vite's function around `import()`. Chromium remembers that a
 * module has failed, until it follows whatwg/html#10327: with Vite's function, neither 'Try again' nor a second press
 * brings the code before the page is reloaded (0 of 4 attempts in Chromium 147; with ours, 4 of 4). To measure it
 * again, leave this plugin out, build, and run tests/browser/slowNetwork.spec.ts: once it passes, both can go.
 */
export function retryableImports(): Plugin {
  return {
    name: 'retryable-imports',
    enforce: 'pre',
    load: (id) =>
      id === HELPER
        ? `export { withFiles as __vitePreload } from '/src/app/navigation/withFiles.ts';`
        : undefined,
  };
}
