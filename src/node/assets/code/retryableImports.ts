import type { Plugin } from 'vite';

/** Vite's module with the function that wraps each dynamic `import()` of a chunk with dependencies. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Replaces Vite's wrapper around `import()` with src/app/navigation/withFiles.ts. Until Chromium follows
 * whatwg/html#10327, it caches failed module loads: with Vite's wrapper, neither 'Try again' nor a second click loads
 * the code before a reload (0 of 4 attempts in Chromium 147; with ours, 4 of 4). To measure again, leave out this
 * plugin, build, and run tests/browser/slowNetwork.spec.ts: once it passes, both can go.
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
