import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../../browser-setup/findBrowser';
import { launchOptions } from '../../browser-setup/tryBrowser';
import { openContext } from '../lib/openContext';
import { MAX_SHARE_OF_OTHERS, watchOthers } from '../lib/others';
import { settle } from '../lib/settle';
import type { Servers } from '../server/start';
import type { Profile } from './profiles';

/** The most attempts at an undisturbed measurement. */
const MAX_ATTEMPTS = 2;

/**
 * Measures when the machine is idle, and again if it did not stay idle or something failed.
 * @returns The least disturbed figures.
 * @throws The error, if every attempt failed.
 */
export async function undisturbed<T>(
  browser: Browser,
  log: (line: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  let best: { result: T; others: number } | undefined;
  let failure: unknown;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    await settle();
    const others = await watchOthers(browser);
    try {
      const result = await work();
      const share = await others();
      if (!best || share < best.others) best = { result, others: share };
      if (share <= MAX_SHARE_OF_OTHERS) return result;
      log(`  disturbed: others took ${Math.round(share * 100)} % of the machine`);
    } catch (error) {
      failure = error;
      log(`  failed: ${String(error)}`);
    }
  }
  if (best) return best.result;
  throw failure;
}

/** Starts a browser for a network profile. */
export async function launch(profile: Profile, fingerprint: string): Promise<Browser> {
  const options = launchOptions(await findBrowser(process.cwd()));
  return chromium.launch({
    ...options,
    args: [
      ...(options.args ?? []),
      '--disable-quic',
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
      `--force-effective-connection-type=${profile.effectiveType}`,
    ],
  });
}

/** Loads pages once, because the first page of a browser includes its start-up costs. */
export async function warmUp(browser: Browser, servers: Servers): Promise<void> {
  await servers.shape(undefined);
  const context = await openContext(browser);
  const page = await context.newPage();
  await page.goto(servers.urls[0] ?? '', { waitUntil: 'load' });
  await context.close();
}
