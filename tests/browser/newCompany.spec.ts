import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { listen } from '../../src/node/serve/listen';
import { siteHandler } from '../../src/node/serve/siteHandler';
import { writeSsh } from '../../src/node/studio/publish/testing';
import { isInstalled } from '../setup/isInstalled';
import { expectAccessible } from './support/axe';
import { startNewCompany } from './support/studio';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><rect width="90" height="90" fill="#0b5c3a"/></svg>';

/** How it is published: to a server by rsync, or into a folder where there is no rsync. */
const KIND = isInstalled('rsync') ? 'Rsync' : 'Folder';

/** A server, which is a folder of this machine, and a program in the place of SSH that leads there. */
function makeServer(): { www: string; env: NodeJS.ProcessEnv } {
  const [home, programs] = [test.info().outputPath('server'), test.info().outputPath('programs')];
  mkdirSync(home);
  mkdirSync(programs);
  writeFileSync(path.join(home, 'calls'), '0');
  writeSsh(path.join(programs, 'ssh'));
  const PATH = [programs, process.env['PATH']].join(path.delimiter);
  return { www: path.join(home, 'www'), env: { SSH_HOME: home, PATH } };
}

test('[V21] a new company is asked for, made, opened, published and served, by keyboard, without a violation of axe', async ({
  page,
}) => {
  // It builds a site.
  test.slow();
  const folder = test.info().outputPath('acme');
  const server = makeServer();
  const studio = await startNewCompany(folder, server.env);
  await page.addInitScript(() => localStorage.setItem('studio-visited', 'true'));
  // From its host alone, too.
  await page.goto(new URL('/', studio.url).href);
  await expect(page.getByRole('heading', { level: 1, name: 'A new company' })).toBeVisible();
  await expectAccessible(page, 'the questions');
  const make = page.getByRole('button', { name: 'Make the site' });

  // Nothing is made before it is filled in.
  await make.press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  expect(existsSync(folder)).toBe(false);

  await page.keyboard.type('Acme Pumps');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Pumps for wells and cellars, sold and mended.');
  await page
    .getByLabel(/^Logo/)
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) });
  await expect(page.getByLabel('Colour of large areas')).toHaveValue('#0b5c3a');
  await page.getByLabel('Name of the office').fill('Yard');
  await page.getByLabel('Town').fill('Corris');
  await page.getByLabel('Phone, with country code').fill('+44 1632 960301');
  await page.getByLabel('E-mail').fill('pumps@acme.internal');
  await page.getByLabel('Categories of products').fill('Wells\nCellars');
  await page.getByLabel('About the company', { exact: true }).press(' ');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page, 'the answers on a phone', 'layout');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1280, height: 800 });
  await make.press('Enter');

  const site = page.getByRole('navigation', { name: 'Site' });
  await expect(site.getByRole('button', { name: 'Services' })).toBeVisible({ timeout: 30_000 });
  await expect(
    page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Acme Pumps' }),
  ).toBeVisible();
  expect(existsSync(path.join(folder, 'public/images/logo.svg'))).toBe(true);

  await publish(page, server.www);
  await studio.stop();
  const { url, close } = await listen(siteHandler(server.www), 0);
  await page.goto(`${url}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Acme Pumps' })).toBeVisible();
  await close();
});

/** Names the place of the site, saves and publishes, by keyboard. */
async function publish(page: Page, www: string): Promise<void> {
  const publishing = page.getByRole('region', { name: 'Publish' });
  const tool = page.getByRole('navigation', { name: 'Site' }).getByRole('button', {
    name: 'Publish',
  });
  await tool.press('Enter');
  await publishing.getByRole('button', { name: 'Publish to a server or folder' }).press('Enter');
  const kind = page.getByLabel('Kind', { exact: true });
  await expect(kind).toBeFocused();
  await kind.selectOption(KIND);
  if (KIND === 'Rsync') await page.getByLabel('Host', { exact: true }).fill('web.example.org');
  const place = KIND === 'Rsync' ? 'www' : www;
  await page.getByLabel('Path', { exact: true }).fill(place);
  await page.keyboard.press('Control+s');
  const save = page.getByRole('button', { name: /^Save to/ });
  // Once it has been said what would be saved.
  await expect(save).toBeEnabled();
  await save.press('Enter');
  await expect(page.getByText(/^Saved: /)).toBeVisible();
  await tool.press('Enter');
  const where = KIND === 'Rsync' ? 'web.example.org' : www;
  await publishing.getByRole('button', { name: `Publish to ${where}` }).press('Enter');
  await expect(publishing.getByText('All that is saved is live.')).toBeVisible({
    timeout: 200_000,
  });
  await expect(publishing.getByText(/^Published just now|^Published .* ago/)).toBeVisible();
}
