import { formattingAdvice } from './formattingAdvice';
import { resultsFolder } from './resultsFolder';

/** A script to be run with Node, and its arguments. */
export type Script = [file: string, ...args: string[]];

/** One step of `npm test`. */
export interface Step {
  name: string;
  /** What the step proves, for its heading. */
  title: string;
  /** Each counts as one check, unless `report` has the tests to count. All are run. */
  scripts: Script[];
  /** The test runner's JSON report. */
  report?: {
    file: string;
    from: 'vitest' | 'playwright';
    /** Whether the step passes without any tests. */
    mayBeEmpty?: boolean;
  };
  /** Returns advice on a failure from its output; undefined if there is none. */
  advice?: (output: string) => string | undefined;
  /** Steps that this one depends on; if one of them fails, it is not run. */
  needs?: string[];
  /** Whether it runs at the same time as the previous step, because one of the two leaves a core idle. */
  isBeside?: boolean;
  /** Whether it only runs if it is named, or with `--all`. */
  isExtra?: boolean;
}

/** A step with a report. */
type TestStep = Step & Required<Pick<Step, 'report'>>;

const RUN = 'src/node/cli/launch/run.mjs';
const MODULES = 'node_modules';
const RESULTS = resultsFolder();

/** Vitest projects with unit tests: without a DOM, with one, with the whole app, and with Preact as in the embed. */
const UNITS = ['unit', 'dom', 'app', 'embed'];

/** Vitest projects with tests that take many seconds. */
const SLOW = ['slow', 'slow-dom'];

/**
 * The browser specs that run by default are named so. Of those that visit the sites of two companies, only the tests on
 * the project's own run by default.
 */
const JOURNEY = String.raw`\.journey\.spec`;
const OTHER = '@other-company';

/** The steps in order: those that fail fast and often come first. */
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
    isBeside: true,
  },
  {
    name: 'lint',
    title: 'lint rules, formatting, and nothing unused',
    scripts: [
      [`${MODULES}/oxlint/bin/oxlint`, '--type-aware'],
      [`${MODULES}/oxfmt/bin/oxfmt`, '--list-different'],
      [`${MODULES}/knip/bin/knip.js`, '--no-progress'],
      // What only tests use belongs beside the tests.
      [`${MODULES}/knip/bin/knip.js`, '--no-progress', '--production', '--include=exports,files'],
    ],
    advice: formattingAdvice,
    needs: ['generate'],
    isBeside: true,
  },
  {
    name: 'build',
    title: 'the site into dist/',
    scripts: [[RUN, 'build']],
    needs: ['generate'],
    // Before the unit tests, because some of them use code from the cache that the build fills.
    isBeside: true,
  },
  vitest('unit', 'units and contracts', ['generate'], UNITS),
  beside(extra(vitest('hosting', 'the sample configs for nginx and Caddy, in nginx and Caddy'))),
  vitest('budgets', 'sizes of the built site', ['build']),
  beside(
    playwright('journeys', 'the journeys through the built site, in a browser', [
      JOURNEY,
      `--grep-invert=${OTHER}`,
    ]),
  ),
  extra(vitest('slow', 'builds, servers, kills, full disks, other companies', ['generate'], SLOW)),
  extra(
    // Half of the time these tests wait for the drivers of browsers.
    vitest('hosts', 'the site, and the embed on other people’s pages, in three engines', ['build']),
  ),
  beside(
    extra(
      playwright('browser', 'all else of the built site, in a browser', [
        `--grep-invert=${JOURNEY}(?!.*${OTHER})`,
      ]),
    ),
  ),
];

/** The steps of `npm test`: what nobody should hand work on without, and the journeys that nothing else can show. */
export const DEFAULT_STEPS: Step[] = STEPS.filter(({ isExtra }) => !isExtra);

/** Steps that run only when they are named: they install hundreds of packages from the registry. */
export const NAMED_STEPS: Step[] = [
  vitest('frameworks', 'the package and pages of today’s frameworks, installed from the registry', [
    'build',
  ]),
  vitest('hosts-of-sites', 'the site on the programs of hosts, installed from the registry', [
    'generate',
  ]),
];

/** Restricts a Vitest step to the files that changed according to Git. */
function changed(step: TestStep): Step {
  const scripts = step.scripts.map((script): Script => [
    ...script,
    '--config',
    'tests/quick.config.ts',
    '--changed',
    '--passWithNoTests',
  ]);
  return { ...step, scripts, report: { ...step.report, mayBeEmpty: true } };
}

/** Tests that read files instead of importing them, so that Vitest cannot tell which changes they depend on. */
export const READING = ['tests/architecture', 'tests/contracts'];

/** The steps of `npm test -- --quick`: what can be checked without a build about the changes since the last commit. */
export const QUICK_STEPS: Step[] = [
  ...STEPS.filter(({ name }) => ['generate', 'types', 'lint'].includes(name)),
  changed(vitest('unit', 'units of what has changed since the last commit', ['generate'], UNITS)),
  beside(only(READING, vitest('whole', 'architecture and contracts', ['generate'], UNITS))),
];

/** Runs a step at the same time as the one before. */
function beside(step: Step): Step {
  return { ...step, isBeside: true };
}

/** Runs a step only if it is named, or with `--all`. */
function extra(step: Step): Step {
  return { ...step, isExtra: true };
}

/** Restricts a Vitest step to folders. */
function only(folders: string[], step: TestStep): Step {
  return { ...step, scripts: step.scripts.map((script): Script => [...script, ...folders]) };
}

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

function playwright(name: string, title: string, args: string[]): TestStep {
  const cli = `${MODULES}/@playwright/test/cli.js`;
  return {
    name,
    title,
    scripts: [[cli, 'test', '-c', 'tests/playwright.config.ts', ...args]],
    report: { file: `${RESULTS}/${name}.json`, from: 'playwright' },
    needs: ['build'],
  };
}

/**
 * The requested steps and their dependencies, in the usual order; by default all but those of `more`. A browser test of
 * yesterday's build would prove nothing, so it depends on the build.
 * @throws For an unknown name, with a message that lists the steps.
 */
export function chooseSteps(names: string[], steps: Step[], more: Step[] = []): Step[] {
  const choices = [...steps, ...more];
  const known = choices.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(`There is no test step "${unknown}" (there are: ${known.join(', ')}).`);
  }
  if (names.length === 0) return steps;
  const wanted = new Set(names);
  for (const { name, needs = [] } of choices.toReversed()) {
    if (wanted.has(name)) for (const need of needs) wanted.add(need);
  }
  return choices.filter(({ name }) => wanted.has(name));
}
