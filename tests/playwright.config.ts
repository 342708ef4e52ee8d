import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import getPort from 'get-port';
import { removeEndedRuns, resultsFolder } from '../src/node/cli/test-steps/resultsFolder';
import { findBrowser } from './browser-setup/findBrowser';
import { launchOptions, ONE_PROCESS_ARG, type FoundBrowser } from './browser-setup/tryBrowser';

const root = fileURLToPath(new URL('..', import.meta.url));

// Without them it was not `npm test` that started Playwright.
if (!process.env['TEST_RESULTS']) removeEndedRuns(root);
process.env['TEST_RESULTS'] ??= resultsFolder();
const results = path.join(root, process.env['TEST_RESULTS']);
const step = process.env['TEST_STEP'] ?? 'browser';

// Playwright reads this file again in each worker, so the browser found by the first reading is passed on.
process.env['TEST_BROWSER'] ??= JSON.stringify(await findBrowser(root));
process.env['TEST_PORT'] ??= String(await getPort());
process.env['TEST_PARTNER_PORT'] ??= String(await getPort());
process.env['TEST_SITES_PORT'] ??= String(await getPort());

const browser = JSON.parse(process.env['TEST_BROWSER']) as FoundBrowser;
const port = process.env['TEST_PORT'];
const sitesPort = process.env['TEST_SITES_PORT'];
const options = launchOptions(browser);

/** The tests that open Studio. */
const STUDIO = 'studio*.spec.ts';

const SERVER = { cwd: root, reuseExistingServer: false, timeout: 120_000 };

export default defineConfig({
  testDir: path.join(root, 'tests', 'browser'),
  testMatch: '*.spec.ts',
  outputDir: path.join(results, step),
  fullyParallel: true,
  forbidOnly: true,
  // What a busy machine has slowed down passes the second time, and is listed in the summary of the run.
  retries: 1,
  // Playwright's compiler takes three seconds of a core for these 800 KB, which need none.
  build: { external: ['**/src/generated/validators/**'] },
  // Of two cores, three leave an eighth idle: tests wait for timers, transitions and the network.
  workers: 4,
  // To end what hangs: no promise of speed is kept by them, and machines may be busy.
  timeout: 240_000,
  // Each wait ends by itself and says what it waited for, which the end of a test would not.
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: [['list'], ['json', { outputFile: path.join(results, `${step}.json`) }]],
  use: {
    browserName: 'chromium',
    baseURL: `http://localhost:${port}`,
    // What moves is painted frame by frame, in software: it took a quarter of all CPU time. What moves, and what could
    // go wrong while it does, is looked at by the specs that ask for motion. The flag is for drawings that draw
    // themselves, which the context's option does not reach: two thirds of the CPU time of a visit to the home page.
    // A page's tabs share a process: a context starts one instead of three, a seventh of the CPU time of a visit.
    launchOptions: {
      ...options,
      args: [...(options.args ?? []), '--force-prefers-reduced-motion', ONE_PROCESS_ARG],
    },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
  },
  // A test runs on a desktop, on a phone where its tag is @phone, and on both where layout is what it looks at: @both.
  projects: [
    {
      // Each worker starts a Studio of its own, which takes nine seconds of a core.
      name: 'studio',
      testMatch: STUDIO,
      workers: 2,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: STUDIO,
      grep: /@phone|@both/,
      use: {
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
    {
      name: 'desktop',
      testIgnore: STUDIO,
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: [
    {
      // The server of npm start, over dist/ as it was built.
      command: `"${process.execPath}" src/node/cli/launch/run.mjs serve --port ${port} --partner-port ${process.env['TEST_PARTNER_PORT']}`,
      url: `http://localhost:${port}/`,
      ...SERVER,
    },
    {
      // Other sites, each built when the first test asks for it.
      command: `"${process.execPath}" tests/run.mjs tests/browser/support/serveSites.ts ${sitesPort}`,
      url: `http://localhost:${sitesPort}/`,
      ...SERVER,
    },
  ],
});
