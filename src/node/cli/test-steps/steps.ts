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
  report?: {
    file: string;
    from: 'vitest' | 'playwright';
    /** Whether it is well that no test ran. */
    mayBeEmpty?: boolean;
  };
  /** Steps that make what this one needs; when one of them fails, this one cannot be run. */
  needs?: string[];
}

/** A step that counts tests. */
type TestStep = Step & Required<Pick<Step, 'report'>>;

const RUN = 'src/node/cli/launch/run.mjs';
const MODULES = 'node_modules';
const RESULTS = 'test-results';

/** The projects of Vitest that are units: without a DOM, with one, and once more as the embed draws them. */
const UNITS = ['unit', 'dom', 'embed'];

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
  vitest('unit', 'units and contracts', ['generate'], UNITS),
  vitest('hosting', 'the sample configs for nginx and Caddy, in nginx and Caddy'),
  { name: 'build', title: 'the site into dist/', scripts: [[RUN, 'build']], needs: ['generate'] },
  vitest('budgets', 'sizes of the built site', ['build']),
  vitest('hosts', 'the site, and the embed on other people’s pages, in three engines', ['build']),
  {
    name: 'browser',
    title: 'the built site in a browser',
    scripts: [[`${MODULES}/@playwright/test/cli.js`, 'test', '-c', 'tests/playwright.config.ts']],
    report: { file: `${RESULTS}/browser.json`, from: 'playwright' },
    needs: ['build'],
  },
];

/** A step of Vitest for what Git says has changed, if anything. */
function changed(step: TestStep): Step {
  const scripts = step.scripts.map((script): Script => [
    ...script,
    '--changed',
    '--passWithNoTests',
  ]);
  return { ...step, scripts, report: { ...step.report, mayBeEmpty: true } };
}

/** What `npm test -- --quick` runs: what can be said within a minute of what has changed since the last commit. */
export const QUICK_STEPS: Step[] = [
  ...STEPS.filter(({ name }) => ['generate', 'types', 'lint'].includes(name)),
  changed(vitest('unit', 'units of what has changed since the last commit', ['generate'], UNITS)),
];

function vitest(name: string, title: string, needs: string[] = [], projects = [name]): TestStep {
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
export function chooseSteps(names: string[], steps: Step[]): Step[] {
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
