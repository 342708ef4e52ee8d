import { parseArgs } from 'node:util';
import { removeEndedRuns } from './test-steps/resultsFolder';
import { runSteps } from './test-steps/runSteps';
import {
  chooseSteps,
  DEFAULT_STEPS,
  NAMED_STEPS,
  QUICK_STEPS,
  STEPS,
  type Step,
} from './test-steps/steps';
import { allWell, summary } from './test-steps/summary';

/**
 * `npm test`: runs the checks and tests that nobody should hand work on without; `npm test -- --all` runs the others too,
 * as build machines do, and `npm test -- unit types` runs single steps.
 * `npm test -- --quick` is for the inner loop: types, lint and the unit tests of changed files.
 * @returns 0 if every step ran and passed.
 * @throws For an unknown step, with a message that lists the steps.
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      all: { type: 'boolean' },
      quick: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  });
  if (values.help) {
    print(usage());
    return 0;
  }
  const isAny = values.all || positionals.length > 0;
  const steps = chooseSteps(
    positionals,
    values.quick ? QUICK_STEPS : isAny ? STEPS : DEFAULT_STEPS,
    NAMED_STEPS,
  );
  removeEndedRuns('.');
  const results = await runSteps(steps, print);
  print(summary(results));
  return allWell(results) ? 0 : 1;
}

function usage(): string {
  const width = Math.max(...[...STEPS, ...NAMED_STEPS].map(({ name }) => name.length));
  const list = (steps: Step[]) =>
    steps.map(({ name, title }) => `  ${name.padEnd(width)}  ${title}`);
  return [
    'npm test -- --quick        while you work: types, lint, unit tests of what has changed',
    'npm test                   before you hand your work on',
    'npm test -- --all          before a release, as build machines do: the steps above, and all others',
    'npm test -- <step> …       these steps, and those that they need',
    '',
    'Steps:',
    ...list(DEFAULT_STEPS),
    'Only with --all, or if they are named:',
    ...list(STEPS.filter(({ isExtra }) => isExtra)),
    'Only if they are named:',
    ...list(NAMED_STEPS),
  ].join('\n');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
