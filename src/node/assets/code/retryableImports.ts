import type { Plugin } from 'vite';

/** Vite's module with the function that wraps each dynamic `import()` of a chunk with dependencies. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Replaces Vite's wrapper around `import()` with src/app/navigation/withFiles.ts. Older Chromiums cache failed module
 * loads (whatwg/html#10327): in 147, neither 'Try again' nor a second click loads the code before a reload (0 of 4
 * attempts; with ours, 4 of 4). 156 loads it again, but with Vite's wrapper the page cannot tell that the connection was
 * lost, and reloads as a whole (0 of 4; with ours, 4 of 4). See .github/decisions/retried-imports.md. To measure again,
 * leave out this plugin, build, and run tests/browser/slowNetwork.spec.ts: once it passes, both can go.
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
