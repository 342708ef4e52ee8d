import { cpSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../browser-setup/findBrowser';
import { launchOptions } from '../browser-setup/tryBrowser';
import type { Served } from '../frameworks/support/frameworkProject';
import { reportMissing } from '../setup/reportMissing';
import { temporaryFolder } from '../temporary/temporaryFolder';
import { CHECKS, type CheckName } from './checks/checks';
import { PROGRAMS } from './programs';
import { buildSites } from './sites';
import { formatTable, type Row } from './table';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SITES = await buildSites();
const FOUND = await findAll();
const NAMES = Object.keys(CHECKS) as CheckName[];

const rows: Row[] = [];
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(launchOptions(await findBrowser(ROOT)));
});
afterAll(async () => {
  await browser.close();
  process.stdout.write(formatTable(NAMES, rows));
});

/** One after another: each installs hundreds of packages. */
async function findAll() {
  const all = [];
  for (const program of PROGRAMS) all.push({ ...program, found: await program.find() });
  return all;
}

describe.each(FOUND)('$name', ({ name, found, lacks }) => {
  const start = 'start' in found ? found.start : undefined;
  reportMissing('missing' in found ? found.missing : undefined);

  describe.each(start ? SITES : [])('publishes the site with $name', (site) => {
    const row: Row = { host: name, site: site.name, wrong: {} };
    const dir = path.join(temporaryFolder(), 'site');
    let served: Served | undefined;

    beforeAll(async () => {
      cpSync(site.dir, dir, { recursive: true });
      served = await start?.(path.dirname(dir));
      rows.push(row);
    });
    afterAll(() => served?.close());

    it.each(NAMES)('%s', async (check) => {
      const origin = served?.url.replace(/\/$/, '') ?? '';
      const wrong = await CHECKS[check]({ ...site, dir, origin, browser });
      if (wrong !== undefined) row.wrong[check] = wrong;
      expect(wrong ?? 'holds').toMatch(lacks[check] === undefined ? /^holds$/ : /^(?!holds$)/);
    });
  });
});
