import { configDefaults } from 'vitest/config';
import { READING } from '../src/node/cli/test-steps/steps';
import config from '../vite.config';
import { LONG_TESTS } from './setup/longTests';

/** What the next step runs in any case, and what takes longer than an inner loop may. */
const LEFT_OUT = [...READING.map((folder) => `${folder}/**`), ...LONG_TESTS];

/** A project of vite.config.ts: all of them are written there. */
interface Project {
  test: { exclude?: string[] };
}

// `npm test -- --quick` runs with this. Vitest does not hand `--exclude` down to projects.
for (const { test } of (config.test?.projects ?? []) as Project[])
  test.exclude = [...(test.exclude ?? configDefaults.exclude), ...LEFT_OUT];

export default config;
