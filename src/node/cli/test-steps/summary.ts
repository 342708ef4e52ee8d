import type { StepResult } from './runStep';
import type { Step } from './steps';

/** The line above a step. */
export function heading({ name, title }: Step): string {
  return `\n── ${name}: ${title}`;
}

/**
 * The line at the end of a step: its result and its duration.
 * @param isAlone Whether no other step runs at the same time; otherwise the line begins with the step's name.
 */
export function outcomeLine(result: StepResult, isAlone: boolean): string {
  const name = isAlone ? '' : `${result.name}: `;
  return `   ${name}${verdict(result)}, ${seconds(result.time)}`;
}

/** The output of a failed step, indented to distinguish it from our own. */
export function outputOf({ output }: StepResult): string {
  return output.replace(/^/gm, '   │ ');
}

/**
 * The summary of a run: a table, the remarks of the steps, and '12 passed, 0 failed' as the last line, for programs to
 * parse. 0 failed means that every step ran and passed.
 */
export function summary(results: StepResult[]): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  const rows = results.map(
    (result) =>
      `  ${result.name.padEnd(width)}  ${seconds(result.time).padStart(7)}  ${verdict(result)}`,
  );
  const sum = (pick: 'passed' | 'failed') => results.reduce((all, one) => all + one[pick], 0);
  const remarks = new Set(results.flatMap((result) => result.remarks));
  return ['', ...rows, '', ...remarks, `${sum('passed')} passed, ${sum('failed')} failed`].join(
    '\n',
  );
}

/** Whether every step ran and passed; false for a run without any tests. */
export function allWell(results: StepResult[]): boolean {
  const passed = results.every(({ failed, missing }) => failed === 0 && missing === undefined);
  return passed && results.some((result) => result.passed > 0);
}

function verdict({ passed, failed, missing }: StepResult): string {
  if (missing !== undefined) return `not run: it needs "${missing}", which failed`;
  return failed > 0 ? `FAILED (${failed} of ${passed + failed})` : `ok (${passed})`;
}

function seconds(time: number): string {
  return `${(time / 1000).toFixed(1)} s`;
}
