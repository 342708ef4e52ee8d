import { parseArgs } from 'node:util';
import type { Help, Options } from './launch/help';
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

const OPTIONS = {
  quick: {
    type: 'boolean',
    help: 'while you work: types, lint rules, unit tests of what has changed since the last commit',
  },
  all: {
    type: 'boolean',
    help: 'before a release, as build machines do: the steps of "npm test", and all others',
  },
} as const satisfies Options;

/** See `run`. */
export const help: Help = {
  about:
    'Runs all checks and tests that need no more than Node and a browser: run it before you hand your work on.\nWith the name of a step, it runs that step and those that it needs.',
  takes: '[step …]',
  options: OPTIONS,
  examples: ['', '--quick', 'unit types'],
  more: stepList(),
  typed: 'npm test',
};

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
    options: OPTIONS,
    allowPositionals: true,
  });
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

function stepList(): string {
  const width = Math.max(...[...STEPS, ...NAMED_STEPS].map(({ name }) => name.length));
  const list = (steps: Step[]) =>
    steps.map(({ name, title }) => `  ${name.padEnd(width)}  ${title}`);
  return [
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
