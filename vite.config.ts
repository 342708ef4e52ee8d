import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { blockLoaders } from './src/build/blockLoaders.ts';

// What the tests run with. The commands of src/build/cli configure Vite themselves.
export default defineConfig({
  plugins: [react(), blockLoaders()],
  publicDir: false,
  test: {
    // To end what hangs: no promise of speed is kept by it, and machines may be busy.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**', 'tests/budgets/**', 'tests/hosts/**'],
        },
      },
      { extends: true, test: { name: 'hosts', include: ['tests/hosts/**/*.test.ts'] } },
      { extends: true, test: { name: 'budgets', include: ['tests/budgets/**/*.test.ts'] } },
    ],
  },
});
