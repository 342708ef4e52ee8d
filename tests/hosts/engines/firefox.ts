import { launch } from 'puppeteer-core';
import { TIMEOUT_MS, type Engine, type FoundEngine } from './engine';
import { firstFile } from './firstFile';

const KNOWN = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** Finds Firefox: FIREFOX_PATH, or an installed one. */
export function findFirefox(): FoundEngine {
  const executablePath = firstFile('FIREFOX_PATH', KNOWN);
  if (executablePath) return { open: () => open(executablePath) };
  return {
    missing:
      'Firefox was not found. Install it (Debian: apt-get install firefox-esr), or set FIREFOX_PATH to its file.',
  };
}

async function open(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: TIMEOUT_MS,
    // Switch off reports of requests, because they take Firefox longer than the requests.
    networkEnabled: false,
    // Show no tabs and no address bar, because Firefox draws them anew with each page.
    args: ['--kiosk'],
  });
  const page = await browser.newPage();
  return {
    name: await browser.version(),
    async run(url, source) {
      await page.goto(url, { timeout: TIMEOUT_MS });
      return String(await page.evaluate(source));
    },
    close: () => browser.close(),
  };
}
