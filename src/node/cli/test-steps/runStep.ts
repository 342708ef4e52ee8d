import { readFile, rm } from 'node:fs/promises';
import { type Counts, judge, readPlaywrightReport, readVitestReport } from './counts';
import { type Outcome, runScript } from './runScript';
import type { Script, Step } from './steps';

/** How a line begins by which a test says that it lacks something. */
const UNTRIED = 'NOT TRIED: ';

/** How a step ended. */
export interface StepResult extends Counts {
  name: string;
  /** Duration in ms. */
  time: number;
  /** What it said: shown when it failed. */
  output: string;
  /** What could not be tried on this machine, and what to install: shown however it ended. */
  untried: string[];
  /** The step that failed before, without which this one cannot be run. */
  missing?: string;
}

/**
 * Runs one step to its end and counts what it proved. A step without tests inside counts one for
 * each of its scripts, so that the sum of a run is 0 failed only when everything is well.
 * @param run Runs one script.
 */
export async function runStep(
  step: Step,
  run: (script: Script) => Promise<Outcome> = runScript,
): Promise<StepResult> {
  const started = performance.now();
  // An old report would be taken for this run's.
  if (step.report) await rm(step.report.file, { force: true });
  const outcomes: Outcome[] = [];
  for (const script of step.scripts) {
    // One at a time: together they would only slow each other.
    outcomes.push(await run(script));
  }
  const time = performance.now() - started;
  const output = outcomes
    .map((one) => one.output.trim())
    .filter(Boolean)
    .join('\n');
  const { why, ...counts } = step.report
    ? await countTests(step.report, outcomes)
    : count(outcomes);
  return {
    name: step.name,
    time,
    output: why ? `${output}\n${why}`.trim() : output,
    untried: output.split('\n').filter((line) => line.startsWith(UNTRIED)),
    ...counts,
  };
}

/** A step that cannot be run. It counts nothing: what it lacks has been counted. */
export function notRun(step: Step, missing: string): StepResult {
  return { name: step.name, time: 0, output: '', untried: [], passed: 0, failed: 0, missing };
}

function count(outcomes: Outcome[]): Counts & { why?: string } {
  const passed = outcomes.filter(({ exitCode }) => exitCode === 0).length;
  return { passed, failed: outcomes.length - passed };
}

async function countTests(
  report: NonNullable<Step['report']>,
  outcomes: Outcome[],
): Promise<Counts & { why?: string }> {
  const parsed = await readJson(report.file);
  const reported =
    report.from === 'vitest' ? readVitestReport(parsed) : readPlaywrightReport(parsed);
  const exitCode = outcomes.find((outcome) => outcome.exitCode !== 0)?.exitCode ?? 0;
  return judge(reported, exitCode, report.mayBeEmpty);
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
