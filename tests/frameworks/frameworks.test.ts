import { readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageArchive } from '../../src/node/embed/package/packageFiles';
import { listen, type Running } from '../../src/node/serve/listen';
import { siteHandler } from '../../src/node/serve/siteHandler';
import { findBrowser } from '../browser-setup/findBrowser';
import { launchOptions } from '../browser-setup/tryBrowser';
import { temporaryFolder } from '../temporary/temporaryFolder';
import {
  installProject,
  readManifest,
  serveBuilt,
  serveDeveloped,
  type FrameworkProject,
} from './support/frameworkProject';
import { runCommand } from './support/runCommand';
import { installTools } from './support/tools';
import { visitPage } from './support/visitPage';

const HERE = import.meta.dirname;

/** Folders that are no page of a framework. */
const OTHERS = new Set(['support', 'tools', 'types']);

/** By framework: 'built', and 'developed' where it has a server for development, which warns of hydration. */
const CASES = readdirSync(HERE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !OTHERS.has(entry.name))
  .flatMap(({ name }) => {
    const { scripts } = readManifest(path.join(HERE, name));
    const built = { name, state: 'built', serve: serveBuilt };
    const developed = { name, state: 'developed', serve: serveDeveloped };
    return scripts?.dev ? [built, developed] : [built];
  });

let browser: Browser;
let site: Running;
let archive: Buffer;
let programs = '';

beforeAll(async () => {
  const root = path.resolve(HERE, '../..');
  site = await listen(siteHandler(path.join(root, 'dist')), 0);
  archive = await packageArchive(root, path.join(root, 'node_modules/.cache'));
  programs = await installTools();
  browser = await chromium.launch(launchOptions(await findBrowser(root)));
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** A page on which nothing is wrong. The attributes are those that the page has written: none of ours. */
const RIGHT = {
  tiles: 2,
  heard: '1 cold-room-3x4',
  message: expect.stringMatching(/Cold room.*\n[^]*Your name$/),
  number: expect.stringMatching(/^\d{8,}$/),
  attributes: [['products'], ['product', 'name', 'label']],
  complaints: [],
};

/** Our tags in the HTML of a server, or of a build. */
const TAGS = [
  expect.stringMatching(/^<inquiry-products\b[^>]* products="ac-001,ac-002"/),
  expect.stringMatching(/^<inquiry-add\b[^>]* product="cold-room-3x4"/),
];

/** For pages that are drawn in the browser. */
const ANY_TAGS = expect.any(Array);

describe('[E42] a page of', () => {
  const installed = new Map<string, Promise<FrameworkProject>>();
  const install = (name: string) => {
    const place = { folder: temporaryFolder(), programs };
    return installProject(path.join(HERE, name), place, { site: site.url, archive });
  };

  it.each(CASES)('$name works as $state', async ({ name, serve }) => {
    if (!installed.has(name)) installed.set(name, install(name));
    const project = await installed.get(name);
    if (!project) throw new Error(`${name} is not installed.`);
    const served = await serve(project);
    try {
      const { html } = project.manifest.config ?? {};
      const tags = html === 'whole' ? TAGS : ANY_TAGS;
      expect(await visitPage(browser, served.url)).toEqual({ ...RIGHT, tags });
    } finally {
      await served.close();
    }
  });
});

it('[E42] the templates of each framework are type-checked', async () => {
  const place = { folder: temporaryFolder(), programs };
  await installProject(path.join(HERE, 'types'), place, { site: site.url, archive });
  await expect(runCommand('npm run build', place)).resolves.toContain('0 errors');
});
