import path from 'node:path';
import { listOf, memberOf, numberOf, textOf } from './reportFields';

/** How many tests of a step passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

/** The figures of a test runner's report. */
export interface Reported extends Counts {
  /** Skipped tests prove nothing, so they fail the step. */
  skipped: number;
  /** The files of skipped tests. */
  skippedIn?: string[];
  /** Failures outside tests: a file that does not load, a server that does not start. */
  broken: number;
}

/**
 * Counts the results in Vitest's JSON report.
 * @param report Parsed JSON; a malformed report counts as no tests.
 */
export function readVitestReport(report: unknown): Reported {
  const total = { passed: 0, failed: 0, skipped: 0, broken: 0 };
  const skippedIn: string[] = [];
  for (const file of listOf(report, 'testResults')) {
    const tests = listOf(file, 'assertionResults').map((test) => textOf(test, 'status'));
    const passed = tests.filter((status) => status === 'passed').length;
    const failed = tests.filter((status) => status === 'failed').length;
    total.passed += passed;
    total.failed += failed;
    const skipped = tests.length - passed - failed;
    total.skipped += skipped;
    if (skipped > 0) skippedIn.push(path.relative('', textOf(file, 'name')));
    if (textOf(file, 'status') === 'failed' && failed === 0) total.broken += 1;
  }
  return { ...total, ...(skippedIn.length > 0 && { skippedIn }) };
}

/**
 * Counts the results in Playwright's JSON report. A flaky test (failed, then passed when it was tried again) has passed.
 * @param report Parsed JSON; a malformed report counts as no tests.
 */
export function readPlaywrightReport(report: unknown): Reported {
  const stats = memberOf(report, 'stats');
  return {
    passed: numberOf(stats, 'expected') + numberOf(stats, 'flaky'),
    failed: numberOf(stats, 'unexpected'),
    skipped: numberOf(stats, 'skipped'),
    broken: listOf(report, 'errors').length,
  };
}

/**
 * Decides whether a test step passes: only if there were tests, all of them ran and none failed.
 * @param mayBeEmpty Whether the step passes without any tests.
 * @param exitCode The runner's own verdict, which includes errors outside tests.
 * @returns The counts, and the reason if the step failed although its tests passed.
 */
export function judge(
  reported: Reported,
  exitCode: number,
  mayBeEmpty = false,
): Counts & { why?: string } {
  const { passed, failed, skipped, broken } = reported;
  const counts = { passed, failed: failed + broken };
  if (counts.failed > 0) return counts;
  const why =
    mayBeEmpty && passed === 0 && exitCode === 0 && skipped === 0
      ? undefined
      : reasonToFail(reported, exitCode);
  return why ? { passed, failed: 1, why } : counts;
}

function reasonToFail(
  { passed, skipped, skippedIn = [] }: Reported,
  exitCode: number,
): string | undefined {
  if (skipped > 0) {
    const files = skippedIn.map((file) => `\n  ${file}`).join('');
    return `${skipped} skipped: a test that does not run proves nothing. Is a program that it needs missing here?${files}`;
  }
  if (passed === 0) return 'No test ran.';
  return exitCode === 0 ? undefined : `The test runner ended with exit code ${exitCode}.`;
}
