import { runSteps } from './test-steps/runSteps';
import { chooseSteps } from './test-steps/steps';
import { allWell, summary } from './test-steps/summary';

/**
 * `npm test`: everything that proves the project; `npm test -- unit types` runs single steps.
 * @returns 0 when every step ran and passed.
 * @throws A sentence when a step named does not exist.
 */
export async function run(args: string[]): Promise<number> {
  const results = await runSteps(chooseSteps(args), print);
  print(summary(results));
  return allWell(results) ? 0 : 1;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
