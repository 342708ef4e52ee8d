import { statfsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { withoutOmniboxPages } from './omniboxPages';

/** A browser that may or may not start. */
export interface BrowserCandidate {
  /** Its origin, for messages: 'CHROME_PATH', 'Playwright', 'the system', 'the package …'. */
  from: string;
  executablePath: string;
  /** Additional command-line arguments. */
  args: string[];
  /** Whether to use its sandbox, which works neither as root nor in most containers. */
  sandbox: boolean;
  /** Environment variables. */
  env?: Record<string, string>;
}

/** Disables updates and other background requests, which would slow it down in a closed network. */
export const NO_BACKGROUND_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Keeps all pages of a context in one process. */
export const ONE_PROCESS_ARG = '--renderer-process-limit=1';

/** With this much shared memory the browser may use it. Containers often have 64 MB, which is too little for a page. */
const ENOUGH_SHARED_MEMORY_BYTES = 2 ** 30;

/** Playwright's launch options for a candidate. */
export function launchOptions({
  executablePath,
  args,
  sandbox,
  env,
}: BrowserCandidate): LaunchOptions {
  return {
    executablePath,
    args: [...NO_BACKGROUND_ARGS, ...args],
    // Playwright keeps Chromium out of shared memory everywhere; with it, a visit costs a tenth less CPU time.
    ignoreDefaultArgs:
      sharedMemory() >= ENOUGH_SHARED_MEMORY_BYTES ? ['--disable-dev-shm-usage'] : [],
    chromiumSandbox: sandbox,
    ...(env ? { env: { ...definedEnv(), ...env } } : {}),
  };
}

/** A browser that has started and rendered a page. */
export interface FoundBrowser extends BrowserCandidate {
  version: string;
}

/**
 * Starts a candidate and renders a page.
 * @returns The browser, without the pages that the tests do not need, or the first lines of its output if it does not
 * start.
 */
export async function tryBrowser(
  candidate: BrowserCandidate,
): Promise<FoundBrowser | { problem: string }> {
  const { args = [], ...options } = launchOptions(candidate);
  try {
    // Browsers tell how they were started only with this flag.
    const started = { ...options, args: [...args, '--enable-automation'], timeout: 20_000 };
    const browser = await chromium.launch(started);
    try {
      const page = await browser.newPage();
      await page.setContent('<h1>Works</h1>');
      const height = await page.evaluate(() => document.querySelector('h1')?.offsetHeight ?? 0);
      if (height === 0) return { problem: 'it draws no text' };
      const session = await browser.newBrowserCDPSession();
      const { arguments: line } = await session.send('Browser.getBrowserCommandLine');
      const lean = withoutOmniboxPages(line);
      return { ...candidate, args: [...candidate.args, lean], version: browser.version() };
    } finally {
      await browser.close();
    }
  } catch (error) {
    return { problem: reason(error) };
  }
}

/** What is free of it in bytes; 0 on systems without that folder. */
function sharedMemory(): number {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize;
  } catch {
    return 0;
  }
}

function reason(error: unknown): string {
  const lines = String(error).split('\n');
  const telling = lines.find((line) => /shared libraries|ENOENT|EACCES|ERROR:|FATAL/.test(line));
  return (telling ?? lines[0] ?? '').trim();
}

function definedEnv(): Record<string, string> {
  const entries = Object.entries(process.env);
  return Object.fromEntries(entries.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
