import type { Environment } from 'vitest/runtime';

/**
 * The environment of test files named `*.dom.test.ts`: code is compiled as for browsers, and
 * freshWindow.ts gives each file a window. Vitest's own `happy-dom` has one window for all files of a process.
 */
export default {
  name: 'dom',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => {} }),
} satisfies Environment;
