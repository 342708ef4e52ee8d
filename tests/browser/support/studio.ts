import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const COMPANY = path.join(ROOT, 'tests', 'fixtures', 'other-company');

/** Studio, running on a copy of a company of its own. */
export interface RunningStudio {
  url: string;
  /** What the config file holds now. */
  file: () => string;
  stop: () => Promise<void>;
}

/** Starts Studio on a copy of the other company in a folder. */
export async function startStudio(folder: string): Promise<RunningStudio> {
  cpSync(COMPANY, folder, { recursive: true });
  const config = path.join(folder, 'site.config.json');
  const { url, stop } = await run(['--config', config]);
  return { url, stop, file: () => readFileSync(config, 'utf8') };
}

/** Starts the page that asks for a new company, to be made in a folder. */
export function startNewCompany(folder: string): Promise<Omit<RunningStudio, 'file'>> {
  return run(['--new', folder]);
}

async function run(options: readonly string[]): Promise<Omit<RunningStudio, 'file'>> {
  const child = spawn(process.execPath, ['src/node/cli/launch/run.mjs', 'studio', ...options], {
    cwd: ROOT,
    env: { ...process.env, BROWSER: 'none' },
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
  return {
    url,
    async stop() {
      child.kill();
      await gone;
    },
  };
}

/** Takes back all changes, one after another, as Ctrl+Z does. */
export async function undoAll(page: Page): Promise<void> {
  const undo = page.getByRole('button', { name: /^(Undo:|Nothing to undo)/ });
  for (let name = ''; ;) {
    name = (await undo.getAttribute('aria-label')) ?? '';
    if (name === 'Nothing to undo') break;
    await undo.click();
  }
  await expect(page.getByText('All changes are saved')).toBeVisible();
}
