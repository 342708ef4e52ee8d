import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Browser, type Page } from '@playwright/test';
import { mouse, type Hand } from './hands';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const COMPANY = path.join(ROOT, 'tests', 'fixtures', 'other-company');

/**
 * Each worker of the tests has ports of its own: when a Studio is killed, that of another test would take its port, and
 * the open page would ask a stranger.
 */
const FIRST_PORT = String(4200 + 20 * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0));

/** Ends a start that hangs: a busy machine takes minutes for what Studio loads and draws at first. */
const START_TIMEOUT_MS = 180_000;

/** Studio, running on a copy of a company of its own. */
export interface RunningStudio {
  url: string;
  /** What the config file holds now. */
  file: () => string;
  /** Writes the config file, as another program does. */
  write: (text: string) => void;
  stop: () => Promise<void>;
  /** Ends it without a warning, as a power cut does. */
  kill: () => Promise<void>;
}

/**
 * Starts Studio on a copy of the other company in a folder; `change` makes another config of its text. `options` are
 * those of the command.
 */
export async function startStudio(
  folder: string,
  change: (text: string) => string = (text) => text,
  options: readonly string[] = [],
): Promise<RunningStudio> {
  cpSync(COMPANY, folder, { recursive: true });
  const config = path.join(folder, 'site.config.json');
  writeFileSync(config, change(readFileSync(config, 'utf8')));
  return startAgain(folder, options);
}

/** Starts Studio on the company in a folder, as it is. */
export async function startAgain(
  folder: string,
  options: readonly string[] = [],
): Promise<RunningStudio> {
  const config = path.join(folder, 'site.config.json');
  return {
    ...(await run(['--config', config, ...options])),
    file: () => readFileSync(config, 'utf8'),
    write: (text) => writeInParts(config, text),
  };
}

/** Writes a file as most programs do, which empty it first; in between, its watchers find nothing in it. */
function writeInParts(file: string, text: string): void {
  truncateSync(file);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  writeFileSync(file, text);
}

/** Starts the page that asks for a new company, to be made in a folder; `env` has variables that its programs read. */
export function startNewCompany(
  folder: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Pick<RunningStudio, 'url' | 'stop'>> {
  return run(['--new', folder], env);
}

async function run(
  options: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Pick<RunningStudio, 'url' | 'stop' | 'kill'>> {
  const command = ['src/node/cli/launch/run.mjs', 'studio', '--port', FIRST_PORT];
  const child = spawn(process.execPath, [...command, ...options], {
    cwd: ROOT,
    env: { ...process.env, BROWSER: 'none', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'exit');
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const [, address] = /^(?:Studio|New company): (http\S+)/m.exec(said) ?? [];
        if (address) resolve(address);
      });
    }
    child.once('exit', () => reject(new Error(said)));
  });
  // Print later complaints too, because they explain why a test fails.
  child.stderr.pipe(process.stderr);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await gone;
  };
  return { url, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

/** Opens Studio, not for the first time: that begins with the tour. */
export async function openStudio(page: Page, { url }: Pick<RunningStudio, 'url'>): Promise<void> {
  await page.addInitScript(() => {
    // Skip frames, because those without an address have no storage.
    if (window === window.top) localStorage.setItem('studio-visited', 'true');
  });
  tellFaults(page);
  await page.goto(url);
  // Wait without a limit of our own, because a large site takes long on a busy machine. The bench measures how long.
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
}

/**
 * Opens Studio once for tests that share its page: each goes to where it begins, and takes back what it did. When it
 * resolves, all that is open is drawn: the first page after a start makes all that later ones need.
 */
export async function openShared(
  browser: Browser,
  studio: Pick<RunningStudio, 'url'>,
): Promise<Page> {
  const page = await browser.newPage();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openStudio(page, studio);
  await expect(page.getByText('One moment …')).toHaveCount(0, { timeout: START_TIMEOUT_MS });
  return page;
}

/** Leaves any tool, block or other page of the site for its home page. */
export async function goHome(page: Page): Promise<void> {
  const { site, form } = partsOf(page);
  await site.getByRole('button', { name: /^Home/ }).first().click();
  await expect(form.getByRole('heading', { name: 'Home' })).toBeVisible();
}

/** Prints what a page could not load and the errors of its scripts, to explain why a test fails. */
function tellFaults(page: Page): void {
  page.on('pageerror', (error) => process.stderr.write(`${error.stack ?? error.message}\n`));
  page.on('response', (response) => {
    if (response.status() >= 400) process.stderr.write(`${response.status()} ${response.url()}\n`);
  });
}

/** The parts of Studio that tests look for. */
export function partsOf(page: Page) {
  const form = page.getByRole('region', { name: 'Form' });
  return {
    form,
    site: page.getByRole('navigation', { name: 'Site' }),
    blocks: form.getByRole('list', { name: 'Blocks' }).getByRole('listitem'),
    frame: page.frameLocator('iframe[title="Page"]'),
    dialog: (name: string | RegExp) => page.getByRole('dialog', { name }),
  };
}

/** Saves, after a look at the summary. */
export async function save(page: Page, { press }: Pick<Hand, 'press'> = mouse(page)) {
  await press(page.getByRole('button', { name: 'Save', exact: true }));
  const asked = partsOf(page).dialog('Save the changes');
  await press(asked.getByRole('button', { name: /^Save to/ }));
  await expect(asked).toBeHidden();
}

/** Takes back all changes, one after another, as Ctrl+Z does. */
export async function undoAll(page: Page): Promise<void> {
  await undoEach(page, mouse(page));
  await expect(page.getByText('All changes are saved')).toBeVisible();
}

/** Takes back all changes, also those that are saved, and saves what was there before. */
export async function saveAsItWas(page: Page, hand: Pick<Hand, 'press'> = mouse(page)) {
  await undoEach(page, hand);
  await save(page, hand);
}

async function undoEach(page: Page, { press }: Pick<Hand, 'press'>): Promise<void> {
  const undo = page.getByRole('button', { name: /^(Undo:|Nothing to undo)/ });
  while ((await undo.getAttribute('aria-label')) !== 'Nothing to undo') await press(undo);
}
