import type { Step } from './steps';
import { notRun, runStep, type StepResult } from './runStep';
import { heading, outcomeLine, outputOf } from './summary';

/**
 * Runs steps sequentially and prints each result. A failed step does not end the run: only steps that depend on it are
 * skipped, so that one run shows everything that is wrong.
 * @param run Runs one step.
 */
export async function runSteps(
  steps: Step[],
  log: (line: string) => void,
  run: (step: Step) => Promise<StepResult> = runStep,
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const failed = new Set<string>();
  for (const step of steps) {
    log(heading(step));
    const missing = step.needs?.find((name) => failed.has(name));
    // Sequentially: a step may depend on the one before.
    const result = missing === undefined ? await run(step) : notRun(step, missing);
    if (result.failed > 0 || result.missing) failed.add(step.name);
    if (result.failed > 0) log(outputOf(result));
    log(outcomeLine(result));
    results.push(result);
  }
  return results;
}
