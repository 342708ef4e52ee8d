import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { blockLoaders } from './src/node/assets/code/blockLoaders.ts';
import SharingTogether from './tests/setup/sharingTogether.ts';
import { testsOf } from './tests/setup/testKinds.ts';

const root = import.meta.dirname;
const OURS = ['src', 'tests', 'embed'];

/** From Node 25 on it has a `localStorage` of its own, which would hide the one that tests are given. */
const WITHOUT_STORAGE = process.allowedNodeEnvironmentFlags.has('--webstorage')
  ? ['--no-webstorage']
  : [];

// Test files share processes: starting one for each took three to five times as long.
const PLAIN = { isolate: false, setupFiles: `${root}/tests/setup/freshModules.ts` };
const WITH_DOM = {
  isolate: false,
  environment: 'dom',
  setupFiles: `${root}/tests/setup/freshWindow.ts`,
};

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
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Vitest leaves one core free, which of two is half of them.
    maxWorkers: '100%',
    sequence: { sequencer: SharingTogether },
    execArgv: WITHOUT_STORAGE,
    // Vitest's own list has package.json, too: a script added there would make `npm test -- --quick` run everything.
    forceRerunTriggers: ['**/vite.config.*/**'],
    projects: [
      {
        extends: true,
        test: {
          ...PLAIN,
          name: 'unit',
          include: OURS.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: [
            'tests/budgets/**',
            'tests/frameworks/**',
            'tests/hosts-of-sites/**',
            'tests/hosts/**',
            'tests/server/samples/**',
            ...testsOf('dom'),
            ...testsOf('app'),
            ...testsOf('slow'),
          ],
        },
      },
      {
        extends: true,
        test: {
          ...WITH_DOM,
          name: 'dom',
          include: testsOf('dom', ['src', 'tests']),
          exclude: testsOf('slow'),
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          environment: 'happy-dom',
          setupFiles: `${root}/tests/setup/noPictures.ts`,
          include: testsOf('app', OURS),
        },
      },
      {
        // The embed, and the widgets that it shares with the site once more, on Preact.
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
          ...WITH_DOM,
          name: 'embed',
          include: [...testsOf('preact', ['src']), ...testsOf('dom', ['embed'])],
        },
      },
      // What takes many seconds.
      {
        extends: true,
        test: {
          ...PLAIN,
          name: 'slow',
          include: testsOf('slow', OURS),
          exclude: testsOf('dom'),
        },
      },
      {
        extends: true,
        test: {
          ...WITH_DOM,
          name: 'slow-dom',
          include: OURS.map((folder) => `${folder}/**/*.slow.dom.test.{ts,tsx}`),
        },
      },
      // Waits for the registry, and for the builds of others.
      {
        extends: true,
        test: {
          name: 'frameworks',
          include: ['tests/frameworks/*.test.ts'],
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'hosts-of-sites',
          include: ['tests/hosts-of-sites/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      { extends: true, test: { name: 'hosts', include: ['tests/hosts/**/*.test.ts'] } },
      { extends: true, test: { name: 'hosting', include: ['tests/server/samples/*.test.ts'] } },
      { extends: true, test: { name: 'budgets', include: ['tests/budgets/**/*.test.ts'] } },
    ],
  },
});
