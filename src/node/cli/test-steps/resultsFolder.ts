import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from '../../files/isRunning';

/** The folder for what test runs leave behind, from the project folder. Git ignores it. */
const ALL_RESULTS = 'test-results';

/**
 * The folder for the results of the run that this process belongs to, from the project folder. It is named by the
 * process that started the run, which hands the name on as TEST_RESULTS: two runs in one clone neither empty each other's
 * folders nor read each other's reports.
 */
export function resultsFolder(env: NodeJS.ProcessEnv = process.env): string {
  return env['TEST_RESULTS'] ?? path.posix.join(ALL_RESULTS, String(process.pid));
}

/** Removes the results of runs that have ended: a failed run's stay until the next run starts. */
export function removeEndedRuns(root: string): void {
  const folder = path.join(root, ALL_RESULTS);
  for (const name of namesIn(folder)) {
    if (!isRunning(Number(name)))
      rmSync(path.join(folder, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // There was no run before.
    return [];
  }
}
