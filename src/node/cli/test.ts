import { parseArgs } from 'node:util';
import { runSteps } from './test-steps/runSteps';
import { chooseSteps, QUICK_STEPS, STEPS } from './test-steps/steps';
import { allWell, summary } from './test-steps/summary';

/**
 * `npm test`: everything that proves the project; `npm test -- unit types` runs single steps.
 * `npm test -- --quick` is for the inner loop: types, lint and the units of what has changed.
 * @returns 0 when every step ran and passed.
 * @throws A sentence when a step named does not exist.
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { quick: { type: 'boolean' } },
    allowPositionals: true,
  });
  const results = await runSteps(
    chooseSteps(positionals, values.quick ? QUICK_STEPS : STEPS),
    print,
  );
  print(summary(results));
  return allWell(results) ? 0 : 1;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
