import { dirname } from 'node:path';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

import { prepareFolder } from './journal';

/**
 * Notes in a file where the Studio of a config runs, so that a second one does not write into the same journal.
 * Resolves to the address of the one that runs already; undefined if the lock is ours.
 */
export async function takeLock(file: string, url: string): Promise<string | undefined> {
  try {
    writeFileSync(file, url, { flag: 'wx' });
    return undefined;
  } catch {
    const other = readLock(file);
    // A killed one may have had the port that is ours now.
    if (other !== undefined && other !== url && (await answers(other))) return other;
    // It was killed, or its folder is new; where nothing can be written, the journal says so at the first change.
    try {
      prepareFolder(dirname(file));
      writeFileSync(file, url);
    } catch {
      return undefined;
    }
    return undefined;
  }
}

/** Gives the lock back, unless another Studio has it by now. */
export function giveLockBack(file: string, url: string): void {
  if (readLock(file) === url) rmSync(file, { force: true });
}

function readLock(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return /^http:\/\/127\.0\.0\.1:\d+\/$/.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a Studio answers at an address: any other server has another title. */
async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    return response.status === 503 || (await response.text()).includes('<title>Studio</title>');
  } catch {
    return false;
  }
}
