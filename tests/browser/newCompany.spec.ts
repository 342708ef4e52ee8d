import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { listen } from '../../src/node/serve/listen';
import { siteHandler } from '../../src/node/serve/siteHandler';
import { writeSftp, writeSsh } from '../../src/node/studio/publish/testing';
import { missingRsync } from '../setup/missingRsync';
import { expectAccessible } from './support/axe';
import { keyboard, mouse, type Hand } from './support/hands';
import { save, startNewCompany } from './support/studio';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><rect width="90" height="90" fill="#0b5c3a"/></svg>';

/** A server, which is a folder of this machine, and programs in the place of SSH and SFTP that lead there. */
interface Server {
  www: string;
  env: NodeJS.ProcessEnv;
  /** How it is published to, as the form calls it: into a folder where a server cannot be tried. */
  kind: 'Rsync' | 'Sftp' | 'Folder';
}

function makeServer(wanted: 'Rsync' | 'Sftp'): Server {
  const [home, programs] = [test.info().outputPath('server'), test.info().outputPath('programs')];
  mkdirSync(home);
  mkdirSync(programs);
  writeFileSync(path.join(home, 'calls'), '0');
  const hasRsync = missingRsync() === undefined;
  writeSsh(path.join(programs, 'ssh'));
  const hasSftp = writeSftp(path.join(programs, 'sftp'));
  const kind = (wanted === 'Rsync' ? hasRsync : hasSftp) ? wanted : 'Folder';
  const PATH = [programs, process.env['PATH']].join(path.delimiter);
  return { www: path.join(home, 'www'), env: { SSH_HOME: home, PATH }, kind };
}

const HANDS = { mouse, keyboard };

for (const name of ['mouse', 'keyboard'] as const)
  test(`[V21] a new company is asked for, made, opened, published to a server and served, by ${name}`, async ({
    page,
  }) => {
    // It builds a site.
    test.slow();
    const hand = HANDS[name](page);
    const folder = test.info().outputPath('acme');
    const server = makeServer(name === 'mouse' ? 'Rsync' : 'Sftp');
    const studio = await startNewCompany(folder, server.env);
    await page.addInitScript(() => localStorage.setItem('studio-visited', 'true'));
    // From its host alone, too.
    await page.goto(new URL('/', studio.url).href);
    await expect(page.getByRole('heading', { level: 1, name: 'A new company' })).toBeVisible();
    const make = page.getByRole('button', { name: 'Make the site' });

    // Nothing is made before it is filled in.
    await hand.press(make);
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    expect(existsSync(folder)).toBe(false);
    await answer(page, hand);
    if (name === 'keyboard') await expectUsable(page);
    await hand.press(make);

    const site = page.getByRole('navigation', { name: 'Site' });
    await expect(site.getByRole('button', { name: 'Services' })).toBeVisible({ timeout: 30_000 });
    await expect(
      page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Acme Pumps' }),
    ).toBeVisible();
    expect(existsSync(path.join(folder, 'public/images/logo.svg'))).toBe(true);

    await publish(page, hand, server);
    await studio.stop();
    const { url, close } = await listen(siteHandler(server.www), 0);
    await page.goto(`${url}/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Acme Pumps' })).toBeVisible();
    await close();
  });

/** Answers the questions. */
async function answer(page: Page, { press, write }: Hand): Promise<void> {
  await write(page.getByLabel('Name', { exact: true }), 'Acme Pumps');
  await write(page.getByLabel(/^What it does/), 'Pumps for wells and cellars, sold and mended.');
  const asking = page.waitForEvent('filechooser');
  await press(page.getByLabel(/^Logo/));
  const logo = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) };
  await (await asking).setFiles(logo);
  await expect(page.getByLabel('Colour of large areas')).toHaveValue('#0b5c3a');
  for (const [label, text] of [
    ['Name of the office', 'Yard'],
    ['Town', 'Corris'],
    ['Phone, with country code', '+44 1632 960301'],
    ['E-mail', 'pumps@acme.internal'],
  ] as const)
    await write(page.getByLabel(label), text);
  const address = page.getByLabel('Address of the site');
  await write(address, 'www.acme.internal');
  await write(page.getByLabel('Categories of products'), 'Wells\nCellars');
  await expect(address).toHaveValue('https://www.acme.internal');
  await press(page.getByLabel('About the company', { exact: true }));
}

/** Expects that the questions fit a phone, and break no rule of axe. */
async function expectUsable(page: Page): Promise<void> {
  await expectAccessible(page, 'the questions');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page, 'the answers on a phone', 'layout');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Names the place of the site, saves and publishes. */
async function publish(page: Page, hand: Hand, { www, kind }: Server): Promise<void> {
  const { press, write } = hand;
  const publishing = page.getByRole('region', { name: 'Publish' });
  const tool = page.getByRole('navigation', { name: 'Site' }).getByRole('button', {
    name: 'Publish',
  });
  await press(tool);
  await press(publishing.getByRole('button', { name: 'Publish to a server or folder' }));
  const kinds = page.getByLabel('Kind', { exact: true });
  await expect(kinds).toBeFocused();
  await kinds.selectOption(kind);
  const isServer = kind !== 'Folder';
  if (isServer) await write(page.getByLabel('Host', { exact: true }), 'web.example.org');
  await write(page.getByLabel('Path', { exact: true }), isServer ? 'www' : www);
  await save(page, hand);
  await press(tool);
  const where = isServer ? 'web.example.org' : www;
  await press(publishing.getByRole('button', { name: `Publish to ${where}` }));
  await expect(publishing.getByText('All that is saved is live.')).toBeVisible({
    timeout: 200_000,
  });
  await expect(publishing.getByText(/^Published just now|^Published .* ago/)).toBeVisible();
}
