import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { blockLoaders } from './src/node/assets/code/blockLoaders.ts';
import LongFirst from './tests/setup/longFirst.ts';
import { testsWith } from './tests/setup/domTests.ts';

const root = import.meta.dirname;
const TESTED = ['src', 'tests'];
const sharingDom = TESTED.flatMap((folder) => testsWith('dom', root, folder));
const withOwnDom = TESTED.flatMap((folder) => testsWith('happy-dom', root, folder));

/** From Node 25 on it has a `localStorage` of its own, which would hide the one that tests are given. */
const WITHOUT_STORAGE = process.allowedNodeEnvironmentFlags.has('--webstorage')
  ? ['--no-webstorage']
  : [];

const FRESH_WINDOW = `${root}/tests/setup/freshWindow.ts`;

// What the tests run with. The commands of src/node/cli configure Vite themselves.
export default defineConfig({
  plugins: [react(), blockLoaders()],
  publicDir: false,
  resolve: {
    // Vitest finds an environment by the name of a package.
    alias: { 'vitest-environment-dom': `${root}/tests/setup/domEnvironment.ts` },
  },
  test: {
    // To end what hangs: no promise of speed is kept by it, and machines may be busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Vitest leaves one core free, which of two is half of them.
    maxWorkers: '100%',
    sequence: { sequencer: LongFirst },
    execArgv: WITHOUT_STORAGE,
    // Vitest's own list has package.json, too: a script added there would make `npm test -- --quick` run everything.
    forceRerunTriggers: ['**/vite.config.*/**'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          setupFiles: `${root}/tests/setup/freshModules.ts`,
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
          exclude: [
            'tests/browser/**',
            'tests/budgets/**',
            'tests/hosts/**',
            'tests/server/samples/**',
            ...sharingDom,
            ...withOwnDom,
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          isolate: false,
          setupFiles: FRESH_WINDOW,
          include: sharingDom,
        },
      },
      {
        // What starts the whole app, which never ends.
        extends: true,
        test: {
          name: 'app',
          setupFiles: `${root}/tests/setup/noPictures.ts`,
          include: withOwnDom,
        },
      },
      {
        // The shared widgets once more, on Preact as in the embed.
        extends: true,
        resolve: {
          alias: [
            { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
            { find: /^react(-dom\/client)?$/, replacement: `${root}/embed/testing/react.ts` },
            // As src/node/embed/bundleScripts.ts does.
            { find: /^classnames$/, replacement: 'clsx' },
          ],
        },
        test: {
          name: 'embed',
          isolate: false,
          setupFiles: FRESH_WINDOW,
          include: [
            'src/ui/stepper/*.test.tsx',
            'src/widgets/contact-form/*.test.tsx',
            'src/widgets/{inquiry-list/CartLines,product-tile/ProductTile}.test.tsx',
            'embed/**/*.test.{ts,tsx}',
          ],
          // The embed is never prerendered.
          exclude: ['**/*.server.test.tsx'],
        },
      },
      { extends: true, test: { name: 'hosts', include: ['tests/hosts/**/*.test.ts'] } },
      { extends: true, test: { name: 'hosting', include: ['tests/server/samples/*.test.ts'] } },
      { extends: true, test: { name: 'budgets', include: ['tests/budgets/**/*.test.ts'] } },
    ],
  },
});
