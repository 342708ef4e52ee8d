import type { Step } from './steps';
import { notRun, runStep, type StepResult } from './runStep';
import { heading, outcomeLine, outputOf } from './summary';

/**
 * Runs steps and prints each result, those that leave a core idle side by side. A failed step does not end the run:
 * only steps that depend on it are skipped, so that one run shows everything that is wrong.
 * @param run Runs one step.
 */
export async function runSteps(
  steps: Step[],
  log: (line: string) => void,
  run: (step: Step) => Promise<StepResult> = runStep,
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const failed = new Set<string>();
  const runOne = async (step: Step, isAlone: boolean) => {
    const missing = step.needs?.find((name) => failed.has(name));
    const result = missing === undefined ? await run(step) : notRun(step, missing);
    const output = result.failed > 0 ? `${outputOf(result)}\n` : '';
    // In one piece, as another step may print at the same time.
    log(output + outcomeLine(result, isAlone));
    return result;
  };
  for (const group of sideBySide(steps)) {
    log(group.map(heading).join(''));
    // One after the other: a step may depend on the ones before.
    const ended = await Promise.all(group.map((step) => runOne(step, group.length === 1)));
    for (const result of ended) if (result.failed > 0 || result.missing) failed.add(result.name);
    results.push(...ended);
  }
  return results;
}

/** Groups the steps: those of a group run side by side, and none of them needs another. */
function sideBySide(steps: Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const before = groups.at(-1);
    const mayJoin = step.isBeside && !before?.some(({ name }) => step.needs?.includes(name));
    if (before && mayJoin) before.push(step);
    else groups.push([step]);
  }
  return groups;
}
