import type { Plugin } from 'vite';

/** Vite's module with the function that it calls around each `import()` of code that has styles. */
const HELPER = '\0vite/preload-helper.js';

/** Puts src/app/navigation/withStyles.ts in the place of Vite's own function, see there. */
export function smallPreload(): Plugin {
  return {
    name: 'small-preload',
    enforce: 'pre',
    load: (id) =>
      id === HELPER
        ? `export { withStyles as __vitePreload } from '/src/app/navigation/withStyles.ts';`
        : undefined,
  };
}
