import { configDefaults } from 'vitest/config';
import { READING } from '../src/node/cli/test-steps/steps';
import config from '../vite.config';

/** What the next step runs in any case. */
const LEFT_OUT = READING.map((folder) => `${folder}/**`);

/** A project of vite.config.ts: all of them are written there. */
interface Project {
  test: { exclude?: string[] };
}

// `npm test -- --quick` runs with this. Vitest does not hand `--exclude` down to projects.
for (const { test } of (config.test?.projects ?? []) as Project[])
  test.exclude = [...(test.exclude ?? configDefaults.exclude), ...LEFT_OUT];

export default config;
