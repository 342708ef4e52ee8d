import type { Browser } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { withTemporaryFolder } from '../../temporary/withTemporaryFolder';
import { median } from '../lib/median';
import { makeLimit } from '../limit/makeLimit';
import { startServers } from '../server/start';
import { launch, undisturbed, warmUp } from '../speed/browser';
import { PROFILES } from '../speed/profiles';
import { openSession } from '../speed/session';
import { onwardAgent, type Errand } from './agent';
import { buildVariant, VARIANTS, type Variant } from './sites';

/** Navigation from the home page to a listing, in ms from the click. */
interface Onward {
  shown: number;
  searched: number;
}

/** The cost of a visit to the home page. */
interface Weight {
  /** Bytes transferred until the page has been scrolled to its end. */
  bytes: number;
  /** Before the network was idle for the first time. */
  requests: number;
}

/** Medians of one variant of the site. */
export interface OnwardFigures {
  variant: Variant;
  /** Clicked without hovering before, as on a touch screen. */
  pressed: Onward;
  /** Clicked after hovering for 300 ms. */
  pointed: Onward;
  limit: Onward;
  weight: Weight;
  limitWeight: Weight;
}

/** The largest category of the shipped site. */
const ERRAND: Errand = { to: '/store/category/refrigeration', products: 43 };

/** Hover time before the click, in ms. */
const HOVER_MS = 300;

/** The network: slow 3G, where every round trip is noticeable. */
const PROFILE = PROFILES.find(({ name }) => name === 'slow 3G') ?? PROFILES[0]!;

/**
 * Measures the navigation from the idle home page to a listing and a first search, compared with the same pages made
 * by hand; with drawings and with photos.
 */
export async function measureOnward(
  rounds: number,
  log: (line: string) => void,
): Promise<OnwardFigures[]> {
  return withTemporaryFolder(async (folder) => {
    const figures: OnwardFigures[] = [];
    for (const variant of VARIANTS) {
      const dist = await buildVariant(variant, folder);
      const limit = `${dist}-limit`;
      await makeLimit(dist, limit, ['/', ERRAND.to]);
      figures.push(await measureVariant(variant, [dist, limit], rounds, log));
    }
    return figures;
  });
}

async function measureVariant(
  variant: Variant,
  dirs: string[],
  rounds: number,
  log: (line: string) => void,
): Promise<OnwardFigures> {
  const servers = await startServers(dirs);
  const samples: Omit<OnwardFigures, 'variant'>[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const browser = await launch(PROFILE, servers.fingerprint);
      try {
        await warmUp(browser, servers);
        await servers.shape(PROFILE.shape);
        const [ours = '', byHand = ''] = servers.urls;
        // Sequentially: parallel runs would distort each other.
        const sample = {
          ...(await undisturbed(browser, log, async () => ({
            pressed: await goOn(browser, ours, 0),
            limit: await goOn(browser, byHand, 0),
            pointed: await goOn(browser, ours, HOVER_MS),
          }))),
          weight: await weigh(browser, ours),
          limitWeight: await weigh(browser, byHand),
        };
        samples.push(sample);
        log(`${round + 1}/${rounds} ${variant}: ${JSON.stringify(sample, rounded)}`);
      } finally {
        await browser.close();
      }
    }
  } finally {
    servers.stop();
  }
  const onward = (of: 'pressed' | 'pointed' | 'limit') => ({
    shown: median(samples.map((sample) => sample[of].shown)),
    searched: median(samples.map((sample) => sample[of].searched)),
  });
  const weight = (of: 'weight' | 'limitWeight') => ({
    bytes: median(samples.map((sample) => sample[of].bytes)),
    requests: median(samples.map((sample) => sample[of].requests)),
  });
  return {
    variant,
    pressed: onward('pressed'),
    pointed: onward('pointed'),
    limit: onward('limit'),
    weight: weight('weight'),
    limitWeight: weight('limitWeight'),
  };
}

const rounded = (_: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value) : value;

/** Opens the home page, waits until it is idle with the link in view, and clicks the link. */
async function goOn(browser: Browser, url: string, pointed: number): Promise<Onward> {
  const session = await openSession(browser, false);
  const { page, quiet } = session;
  try {
    await page.addInitScript(onwardAgent, ERRAND);
    await page.goto(url, { waitUntil: 'commit' });
    await quiet();
    const link = page.locator(`main a[href="${ERRAND.to}"]`).first();
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await quiet();
    if (pointed > 0) {
      await link.dispatchEvent('pointerover', { bubbles: true });
      await sleep(pointed);
    }
    await page.evaluate(() => window.onward.press());
    await page.waitForFunction(() => window.onward?.noted().searched);
    const { pressed, shown, searched } = await page.evaluate(() => window.onward.noted());
    return { shown: Number(shown) - Number(pressed), searched: Number(searched) - Number(pressed) };
  } finally {
    await session.close();
  }
}

/** Counts the requests before the network is idle, then the bytes of the home page, scrolled to its end. */
async function weigh(browser: Browser, url: string): Promise<Weight> {
  const session = await openSession(browser, false);
  try {
    await session.page.goto(url, { waitUntil: 'networkidle' });
    const { requests } = session.traffic();
    await session.page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    });
    await session.quiet();
    return { bytes: session.traffic().bytes, requests };
  } finally {
    await session.close();
  }
}
