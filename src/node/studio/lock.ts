import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

import { preparePrivateFolder } from '../files/privateFolder';

/**
 * Notes in a file where the Studio of a config runs, so that a second one does not write into the same journal.
 * Resolves to the address of the one that runs already; undefined if the lock is ours.
 * @param site What tells the config from others.
 */
export async function takeLock(
  file: string,
  url: string,
  site: string,
): Promise<string | undefined> {
  try {
    writeFileSync(file, url, { flag: 'wx' });
    return undefined;
  } catch {
    const other = readLock(file);
    // A killed one may have had the port that is ours now.
    if (other !== undefined && other !== url && (await answers(other, site))) return other;
    // It was killed, or its folder is new; where nothing can be written, the journal says so at the first change.
    try {
      preparePrivateFolder(dirname(file));
      writeFileSync(file, url);
    } catch {
      return undefined;
    }
    return undefined;
  }
}

/** How the page of Studio says which site it is for: a page stays with its own, whoever answers at its address later. */
export function siteMeta(site: string): string {
  return `<meta name="studio-site" content="${site}">`;
}

/** What tells the site of a config from others. */
export function siteOf(config: string): string {
  return createHash('sha256').update(config).digest('base64url');
}

/** Gives the lock back, unless another Studio has it by now. */
export function giveLockBack(file: string, url: string): void {
  if (readLock(file) === url) rmSync(file, { force: true });
}

/** The port of the Studio that has the lock. A killed one has left it: its open pages look for it there. */
export function portIn(file: string): number | undefined {
  const url = readLock(file);
  return url === undefined ? undefined : Number(new URL(url).port);
}

function readLock(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return /^http:\/\/127\.0\.0\.1:\d+\/$/.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the Studio of a site answers at an address: any other server has another page. */
async function answers(url: string, site: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    return (await response.text()).includes(siteMeta(site));
  } catch {
    return false;
  }
}
