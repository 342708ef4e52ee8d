import { chromium, type LaunchOptions } from '@playwright/test';

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
export const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Playwright's launch options for a candidate. */
export function launchOptions({
  executablePath,
  args,
  sandbox,
  env,
}: BrowserCandidate): LaunchOptions {
  return {
    executablePath,
    args: [...QUIET, ...args],
    chromiumSandbox: sandbox,
    ...(env ? { env: { ...definedEnv(), ...env } } : {}),
  };
}

/**
 * Starts a candidate and renders a page.
 * @returns Its version, or the first lines of its output if it does not start.
 */
export async function tryBrowser(
  candidate: BrowserCandidate,
): Promise<{ version: string } | { problem: string }> {
  try {
    const browser = await chromium.launch({ ...launchOptions(candidate), timeout: 20_000 });
    try {
      const page = await browser.newPage();
      await page.setContent('<h1>Works</h1>');
      const height = await page.evaluate(() => document.querySelector('h1')?.offsetHeight ?? 0);
      return height > 0 ? { version: browser.version() } : { problem: 'it draws no text' };
    } finally {
      await browser.close();
    }
  } catch (error) {
    return { problem: reason(error) };
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
