import { parseArgs } from 'node:util';
import { runSteps } from './test-steps/runSteps';
import { chooseSteps, NAMED_STEPS, QUICK_STEPS, STEPS, type Step } from './test-steps/steps';
import { allWell, summary } from './test-steps/summary';

/**
 * `npm test`: runs all checks and tests; `npm test -- unit types` runs single steps.
 * `npm test -- --quick` is for the inner loop: types, lint and the unit tests of changed files.
 * @returns 0 if every step ran and passed.
 * @throws For an unknown step, with a message that lists the steps.
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { quick: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  if (values.help) {
    print(usage());
    return 0;
  }
  const results = await runSteps(
    chooseSteps(positionals, values.quick ? QUICK_STEPS : STEPS, NAMED_STEPS),
    print,
  );
  print(summary(results));
  return allWell(results) ? 0 : 1;
}

function usage(): string {
  const width = Math.max(...[...STEPS, ...NAMED_STEPS].map(({ name }) => name.length));
  const asLine = ({ name, title }: Step) => `  ${name.padEnd(width)}  ${title}`;
  return [
    'npm test                   all steps',
    'npm test -- <step> …       these steps, and those that they need',
    'npm test -- --quick        the inner loop: types, lint, unit tests of what has changed',
    '',
    'Steps:',
    ...STEPS.map(asLine),
    '',
    'Only when named:',
    ...NAMED_STEPS.map(asLine),
  ].join('\n');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
