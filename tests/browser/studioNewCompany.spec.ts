import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { listen } from '../../src/node/serve/listen';
import { siteHandler } from '../../src/node/serve/siteHandler';
import { writeSftp } from '../../src/node/studio/publish/testing';
import { expectAccessible } from './support/axe';
import { keyboard, mouse, type Hand } from './support/hands';
import { save, startNewCompany } from './support/studio';
import { test } from './support/test';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><rect width="90" height="90" fill="#0b5c3a"/></svg>';

/** Ends a hanging start of Studio or build of a site, which take a busy machine minutes. */
const WORK_TIMEOUT_MS = 300_000;

test.describe.configure({ timeout: 3 * WORK_TIMEOUT_MS });

/** A server, which is a folder of this machine, and programs in the place of SFTP that lead there. */
interface Server {
  www: string;
  env: NodeJS.ProcessEnv;
  /** How it is published to, as the form calls it: into a folder where a server cannot be tried. */
  kind: 'SFTP' | 'Folder';
}

function makeServer(): Server {
  const [home, programs] = [test.info().outputPath('server'), test.info().outputPath('programs')];
  mkdirSync(home);
  mkdirSync(programs);
  writeFileSync(path.join(home, 'calls'), '0');
  const kind = writeSftp(path.join(programs, 'sftp')) ? 'SFTP' : 'Folder';
  const PATH = [programs, process.env['PATH']].join(path.delimiter);
  return { www: path.join(home, 'www'), env: { SSH_HOME: home, PATH }, kind };
}

test('[V21] a new company is asked for, made, opened, published to a server and served, by keyboard alone', async ({
  page,
}) => {
  const server = makeServer();
  const studio = await makeCompany(page, keyboard(page), {
    env: server.env,
    filledIn: () => expectUsable(page),
  });
  await publish(page, keyboard(page), server);
  await studio.stop();
  const { url, close } = await listen(siteHandler(server.www), 0);
  await page.goto(`${url}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Acme Pumps' })).toBeVisible();
  await close();
});

// Nothing that is built or sent depends on the hand that pressed the button.
test('[V21] a new company is asked for, made, opened, and ready to be published, by mouse', async ({
  page,
}) => {
  const studio = await makeCompany(page, mouse(page));
  await nameServer(page, mouse(page), { host: 'web.example.org', path: 'www', kind: 'rsync' });
  await expect(publishButton(page, 'web.example.org')).toBeEnabled();
  await studio.stop();
});

/** Makes a company, as somebody does who begins without one; `filledIn` looks at the answers. */
async function makeCompany(
  page: Page,
  hand: Hand,
  { env, filledIn }: { env?: NodeJS.ProcessEnv; filledIn?: () => Promise<void> } = {},
) {
  const folder = test.info().outputPath('acme');
  const studio = await startNewCompany(folder, env);
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
  await filledIn?.();
  await hand.press(make);

  const site = page.getByRole('navigation', { name: 'Site' });
  await expect(site.getByRole('button', { name: 'Services' })).toBeVisible({
    timeout: WORK_TIMEOUT_MS,
  });
  await expect(
    page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Acme Pumps' }),
  ).toBeVisible();
  expect(existsSync(path.join(folder, 'public/images/logo.svg'))).toBe(true);
  return studio;
}

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

const publishing = (page: Page) => page.getByRole('region', { name: 'Publish' });

/** The button that publishes to a place. */
const publishButton = (page: Page, where: string) =>
  publishing(page).getByRole('button', { name: `Publish to ${where}` });

/** Names the place of the site, saves and publishes. */
async function publish(page: Page, hand: Hand, { www, kind }: Server): Promise<void> {
  const isServer = kind !== 'Folder';
  const where = isServer ? 'web.example.org' : www;
  await nameServer(page, hand, isServer ? { kind, host: where, path: 'www' } : { kind, path: www });
  await hand.press(publishButton(page, where));
  await expect(publishing(page).getByText('All that is saved is live.')).toBeVisible({
    timeout: WORK_TIMEOUT_MS,
  });
  await expect(publishing(page).getByText(/^Published just now|^Published .* ago/)).toBeVisible();
}

/** Names the place of the site, saves, and goes back to where it is published from. */
async function nameServer(
  page: Page,
  hand: Hand,
  place: { kind: 'rsync' | 'SFTP' | 'Folder'; host?: string; path: string },
): Promise<void> {
  const { press, write } = hand;
  const tool = page.getByRole('navigation', { name: 'Site' }).getByRole('button', {
    name: 'Publish',
  });
  await press(tool);
  await press(publishing(page).getByRole('button', { name: 'Publish to a server or folder' }));
  const kinds = page.getByLabel('Kind', { exact: true });
  await expect(kinds).toBeFocused();
  await kinds.selectOption(place.kind);
  if (place.host) await write(page.getByLabel('Host', { exact: true }), place.host);
  await write(page.getByLabel('Path', { exact: true }), place.path);
  await save(page, hand);
  await press(tool);
}
