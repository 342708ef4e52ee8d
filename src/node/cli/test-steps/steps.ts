/** A program, with its arguments: a script that this Node runs. */
export type Script = [file: string, ...args: string[]];

/** One step of `npm test`. */
export interface Step {
  name: string;
  /** For the heading: what the step proves. */
  title: string;
  /** Each is one check, unless `report` counts tests inside. All are run. */
  scripts: Script[];
  /** Where the runner writes its JSON report, and whose it is. */
  report?: { file: string; from: 'vitest' | 'playwright' };
  /** Steps that make what this one needs; when one of them fails, this one cannot be run. */
  needs?: string[];
}

const RUN = 'src/node/cli/launch/run.mjs';
const MODULES = 'node_modules';
const RESULTS = 'test-results';

/** The steps in their order: what fails fast and often comes first. */
export const STEPS: Step[] = [
  {
    name: 'generate',
    title: 'types and validators from the schemas',
    scripts: [[RUN, 'generate']],
  },
  { name: 'check', title: 'site.config.json', scripts: [[RUN, 'check']] },
  {
    name: 'types',
    title: 'TypeScript',
    scripts: [[`${MODULES}/typescript/bin/tsc`, '--noEmit', '-p', '.']],
    needs: ['generate'],
  },
  {
    name: 'lint',
    title: 'lint rules and formatting',
    scripts: [
      [`${MODULES}/oxlint/bin/oxlint`, '--type-aware'],
      [`${MODULES}/prettier/bin/prettier.cjs`, '--check', '--log-level', 'warn', '.'],
    ],
    needs: ['generate'],
  },
  vitest('unit', 'units and contracts', ['generate'], ['unit', 'embed']),
  { name: 'build', title: 'the site into dist/', scripts: [[RUN, 'build']], needs: ['generate'] },
  vitest('budgets', 'sizes of the built site', ['build']),
  vitest('hosts', 'the site, and the embed on other people’s pages, in three engines', ['build']),
  playwright('browser', 'the built site in a browser'),
];

function playwright(name: string, title: string): Step {
  const cli = `${MODULES}/@playwright/test/cli.js`;
  return {
    name,
    title,
    scripts: [[cli, 'test', '-c', 'tests/playwright.config.ts']],
    report: { file: `${RESULTS}/browser.json`, from: 'playwright' },
    needs: ['build'],
  };
}

function vitest(name: string, title: string, needs: string[], projects = [name]): Step {
  const file = `${RESULTS}/${name}.json`;
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    name,
    title,
    scripts: [[`${MODULES}/vitest/vitest.mjs`, 'run', ...chosen, ...reporters]],
    report: { file, from: 'vitest' },
    needs,
  };
}

/**
 * The steps that were asked for and those they need, in their own order; all of them when none was
 * named. A browser test of yesterday's build would prove nothing, so the build comes with it.
 * @throws A sentence that lists the steps when a name is unknown.
 */
export function chooseSteps(names: string[], steps: Step[] = STEPS): Step[] {
  const known = steps.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(`There is no test step "${unknown}" (there are: ${known.join(', ')}).`);
  }
  if (names.length === 0) return steps;
  const wanted = new Set(names);
  for (const { name, needs = [] } of steps.toReversed()) {
    if (wanted.has(name)) for (const need of needs) wanted.add(need);
  }
  return steps.filter(({ name }) => wanted.has(name));
}
