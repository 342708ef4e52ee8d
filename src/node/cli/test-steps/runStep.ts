import { readFile, rm } from 'node:fs/promises';
import { type Counts, judge, readPlaywrightReport, readVitestReport } from './counts';
import { flakyIn } from './flaky';
import { type Outcome, runScript } from './runScript';
import type { Script, Step } from './steps';

/** How output lines begin by which a test reports a missing program, or a size close to its limit. */
const REMARK = /^(NOT TRIED|WARNING): /;

/** The result of a step. */
export interface StepResult extends Counts {
  name: string;
  /** Duration in ms. */
  time: number;
  /** Shown if it failed. */
  output: string;
  /**
   * What could not be tested on this machine, with what to install for it, what is close to a limit, and tests that
   * passed only when they were tried again, with their errors: always shown.
   */
  remarks: string[];
  /** The failed step that this one depends on; it was not run. */
  missing?: string;
}

/**
 * Runs a step and counts its tests. In a step without tests, each script counts as one, so that the total has 0 failed
 * only if everything passed.
 * @param run Runs one script.
 */
export async function runStep(
  step: Step,
  run: (script: Script, step: string) => Promise<Outcome> = runScript,
): Promise<StepResult> {
  const started = performance.now();
  // A stale report would be mistaken for this run's.
  if (step.report) await rm(step.report.file, { force: true });
  // In parallel, as not all of them keep every core busy.
  const outcomes = await Promise.all(step.scripts.map((script) => run(script, step.name)));
  const time = performance.now() - started;
  const output = outcomes
    .map((one) => one.output.trim())
    .filter(Boolean)
    .join('\n');
  const report = step.report && (await readJson(step.report.file));
  const { why, ...counts } = step.report
    ? countTests(step.report, report, outcomes)
    : count(outcomes);
  return {
    name: step.name,
    time,
    output: [output, why, step.advice?.(output)].filter(Boolean).join('\n'),
    remarks: [
      ...output.split('\n').filter((line) => REMARK.test(line)),
      ...(step.report?.from === 'playwright' ? flakyIn(report) : []),
    ],
    ...counts,
  };
}

/** The result of a step that was not run. It counts nothing, because the failed step has been counted. */
export function notRun(step: Step, missing: string): StepResult {
  return { name: step.name, time: 0, output: '', remarks: [], passed: 0, failed: 0, missing };
}

function count(outcomes: Outcome[]): Counts & { why?: string } {
  const passed = outcomes.filter(({ exitCode }) => exitCode === 0).length;
  return { passed, failed: outcomes.length - passed };
}

function countTests(
  { from, mayBeEmpty }: NonNullable<Step['report']>,
  report: unknown,
  outcomes: Outcome[],
): Counts & { why?: string } {
  const reported = from === 'vitest' ? readVitestReport(report) : readPlaywrightReport(report);
  const exitCode = outcomes.find((outcome) => outcome.exitCode !== 0)?.exitCode ?? 0;
  return judge(reported, exitCode, mayBeEmpty);
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
