import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { blockLoaders } from './src/build/blockLoaders';
import { devSite } from './src/build/dev/plugin';

const unit = {
  include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
  exclude: ['tests/browser/**', 'tests/budgets/**'],
};

export default defineConfig({
  plugins: [react(), blockLoaders(), devSite()],
  publicDir: false,
  test: {
    projects: [
      { extends: true, test: { name: 'unit', ...unit } },
      { extends: true, test: { name: 'budgets', include: ['tests/budgets/**/*.test.ts'] } },
    ],
  },
});
