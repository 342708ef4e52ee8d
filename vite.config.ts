import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { blockLoaders } from './src/node/assets/code/blockLoaders.ts';
import { standIns } from './src/node/embed/standIns.ts';

const root = import.meta.dirname;
const testing = `${root}/embed/shadow/testing/react.ts`;

/** From Node 25 on it has a `localStorage` of its own, which would hide the one that tests are given. */
const WITHOUT_STORAGE = process.allowedNodeEnvironmentFlags.has('--webstorage')
  ? ['--no-webstorage']
  : [];

// What the tests run with. The commands of src/node/cli configure Vite themselves.
export default defineConfig({
  plugins: [react(), blockLoaders()],
  publicDir: false,
  test: {
    // To end what hangs: no promise of speed is kept by it, and machines may be busy.
    testTimeout: 30_000,
    execArgv: WITHOUT_STORAGE,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**', 'tests/budgets/**', 'tests/hosts/**'],
        },
      },
      {
        // The widgets once more, drawn by what draws them in the embed.
        extends: true,
        resolve: {
          alias: [
            { find: /^react(-dom\/client|\/jsx-(dev-)?runtime)?$/, replacement: testing },
            ...standIns(root),
          ],
        },
        test: {
          name: 'embed',
          include: [
            'src/ui/stepper/*.test.tsx',
            'src/widgets/contact-form/*.test.tsx',
            'src/widgets/{inquiry-list/InquiryLines,product-tile/ProductTile}.test.tsx',
            'embed/**/*.test.{ts,tsx}',
          ],
          // In the embed nothing comes from a server.
          exclude: ['**/*.server.test.tsx'],
        },
      },
      { extends: true, test: { name: 'hosts', include: ['tests/hosts/**/*.test.ts'] } },
      { extends: true, test: { name: 'budgets', include: ['tests/budgets/**/*.test.ts'] } },
    ],
  },
});
