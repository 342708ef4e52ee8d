import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../../browser-setup/findBrowser';
import { launchOptions } from '../../browser-setup/tryBrowser';
import { TOLERABLE, watchOthers } from '../lib/others';
import { settle } from '../lib/settle';
import { makeLimit } from '../limit/makeLimit';
import { startServers, type Servers } from '../server/start';
import { PROFILES, type Profile } from './profiles';
import { summarise, type Sample, type SpeedFigures } from './summary';
import { goOn, visit } from './visits';
import { withTemporaryFolder } from '../../temporary/withTemporaryFolder';

/** A page that is measured, and the page that somebody goes on to from there. */
export interface MeasuredPage {
  path: string;
  next: string;
}

/** What is measured, and how thoroughly. */
export interface SpeedOptions {
  /** The built site. */
  dist: string;
  pages: readonly MeasuredPage[];
  /** How often everything is measured. */
  rounds: number;
  log: (line: string) => void;
}

/** What the two sites are called, in the order they are measured; every other round turns it round. */
const SITES = ['ours', 'limit'] as const;

/**
 * Measures the built site against the same pages made by hand, in turn and in one run, so that whatever else
 * the machine does hits both.
 */
export async function measureSpeed(options: SpeedOptions): Promise<SpeedFigures> {
  const { dist, pages, rounds } = options;
  const paths = pages.map((page) => page.path);
  return withTemporaryFolder(async (folder) => {
    let servers: Servers | undefined;
    try {
      await makeLimit(dist, folder, paths);
      servers = await startServers([dist, folder]);
      const samples: Sample[] = [];
      for (let round = 0; round < rounds; round += 1) {
        for (const profile of PROFILES) {
          // One at a time: two would measure each other.
          samples.push(...(await measureRound(servers, profile, round, options)));
        }
      }
      return summarise(samples);
    } finally {
      servers?.stop();
    }
  });
}

async function measureRound(
  servers: Servers,
  profile: Profile,
  round: number,
  { pages, rounds, log }: SpeedOptions,
): Promise<Sample[]> {
  const browser = await launch(profile, servers.fingerprint);
  try {
    await warmUp(browser, servers);
    await servers.shape(profile.shape);
    const samples: Sample[] = [];
    const order = round % 2 === 0 ? SITES : SITES.toReversed();
    for (const page of pages) {
      for (const site of order) {
        const url = `${servers.urls[SITES.indexOf(site)]}${page.path}`;
        const sample = await undisturbed(browser, log, async () => ({
          ...(await visit(browser, url)),
          ...(site === 'ours' && (await goOn(browser, url, page.next))),
        }));
        samples.push({ page: page.path, profile: profile.name, site, figures: sample });
        log(
          `${round + 1}/${rounds} ${profile.name} ${page.path} ${site}: ${JSON.stringify(sample, rounded)}`,
        );
      }
    }
    return samples;
  } finally {
    await browser.close();
  }
}

const rounded = (_: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;

/** So often something is measured until nobody disturbs it. */
const TRIES = 2;

/**
 * Measures when the machine is idle, and again when it did not stay so or something failed.
 * @returns The least disturbed figures.
 * @throws What went wrong, when every try has failed.
 */
async function undisturbed<T>(
  browser: Browser,
  log: (line: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  let best: { result: T; others: number } | undefined;
  let failure: unknown;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    await settle();
    const others = await watchOthers(browser);
    try {
      const result = await work();
      const share = await others();
      if (!best || share < best.others) best = { result, others: share };
      if (share <= TOLERABLE) return result;
      log(`  disturbed: others took ${Math.round(share * 100)} % of the machine`);
    } catch (error) {
      failure = error;
      log(`  failed: ${String(error)}`);
    }
  }
  if (best) return best.result;
  throw failure;
}

async function launch(profile: Profile, fingerprint: string): Promise<Browser> {
  const options = launchOptions(await findBrowser(process.cwd()));
  return chromium.launch({
    ...options,
    args: [
      ...(options.args ?? []),
      '--disable-quic',
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
      `--force-effective-connection-type=${profile.kind}`,
    ],
  });
}

/** The first page that a browser shows pays for its start. */
async function warmUp(browser: Browser, servers: Servers): Promise<void> {
  await servers.shape(undefined);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(servers.urls[0] ?? '', { waitUntil: 'load' });
  await context.close();
}
