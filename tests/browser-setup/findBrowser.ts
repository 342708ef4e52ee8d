import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { chromium } from '@playwright/test';
import { knownBrowsers } from './knownBrowsers';
import { packagedBrowser } from './packagedBrowser';
import { tryBrowser, type BrowserCandidate, type FoundBrowser } from './tryBrowser';

const INSTALL =
  'Install Google Chrome (https://www.google.com/chrome/), or Chromium with the system’s package ' +
  'manager, or run "npx playwright install chromium". One in another place: set CHROME_PATH to its file.';

/**
 * Finds a browser for the tests: CHROME_PATH, Playwright's download, one installed on the system, or the one from a
 * package, in this order. Each is started to verify that it works.
 *
 * @param root The project folder.
 * @throws With a message that lists what was tried and what to install.
 */
export async function findBrowser(root: string): Promise<FoundBrowser> {
  const named = process.env['CHROME_PATH'];
  if (named) {
    const found = await tryBrowser(candidate('CHROME_PATH', named));
    if ('version' in found) return found;
    // An explicit choice: falling back to another browser would hide the mistake.
    throw new Error(`CHROME_PATH is "${named}", which does not start: ${found.problem}`);
  }
  const failures: string[] = [];
  for (const look of [...installed().map((one) => () => Promise.resolve(one)), packagedBrowser]) {
    // Sequentially: the first that starts is used.
    const outcome = await tryNext(look, root);
    if (outcome && 'version' in outcome) return outcome;
    if (outcome) failures.push(outcome.problem);
  }
  const tried = failures.length > 0 ? `\nFound, but not starting:\n${failures.join('\n')}` : '';
  throw new Error(`There is no browser for the browser tests. ${INSTALL}${tried}`);
}

function installed(): BrowserCandidate[] {
  const machine = { platform: process.platform, env: process.env, home: homedir() };
  return [
    candidate('Playwright', chromium.executablePath()),
    ...knownBrowsers(machine).map((file) => candidate('the system', file)),
  ].filter(({ executablePath }) => existsSync(executablePath));
}

/** @returns The browser, or why it does not start; undefined if there is none. */
async function tryNext(
  look: (root: string) => Promise<BrowserCandidate | undefined>,
  root: string,
): Promise<FoundBrowser | { problem: string } | undefined> {
  try {
    const one = await look(root);
    const outcome = one && (await tryBrowser(one));
    if (!one || !outcome || 'version' in outcome) return outcome;
    return { problem: `  ${one.executablePath} (${one.from}): ${outcome.problem}` };
  } catch (error) {
    return { problem: `  The packaged browser cannot be unpacked: ${String(error)}` };
  }
}

function candidate(from: string, executablePath: string): BrowserCandidate {
  const sandbox = process.getuid?.() !== 0 && !process.env['CI'];
  return { from, executablePath, args: [], sandbox };
}
