import path from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { listen } from '../../../src/node/serve/listen';
import { siteHandler } from '../../../src/node/serve/siteHandler';
import { findBrowser } from '../../browser-setup/findBrowser';
import { NO_BACKGROUND_ARGS } from '../../browser-setup/tryBrowser';
import { median } from '../lib/median';
import { settle } from '../lib/settle';

/** Lighthouse categories, with scores up to 100. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Median scores of a page. */
export interface LighthouseFigures {
  page: string;
  scores: Record<(typeof CATEGORIES)[number], number>;
}

/**
 * Runs Lighthouse (mobile) on pages of the built site.
 * @param rounds Runs per page.
 */
export async function measureLighthouse(
  dist: string,
  pages: readonly string[],
  rounds: number,
  log: (line: string) => void,
): Promise<LighthouseFigures[]> {
  const server = await listen(siteHandler(path.resolve(dist)), 0);
  const browser = await launchBrowser();
  try {
    const figures: LighthouseFigures[] = [];
    for (const page of pages) {
      const runs: LighthouseFigures['scores'][] = [];
      for (let round = 0; round < rounds; round += 1) {
        await settle();
        runs.push(await score(server.url + page, browser.port));
        log(`Lighthouse ${page}: ${Object.values(runs.at(-1) ?? {}).join(' / ')}`);
      }
      figures.push({ page, scores: medians(runs) });
    }
    return figures;
  } finally {
    browser.kill();
    await server.close();
  }
}

/** Lighthouse needs a debugging port, which Playwright's browsers do not open. */
async function launchBrowser() {
  const { executablePath, args, sandbox, env } = await findBrowser(process.cwd());
  return launch({
    chromePath: executablePath,
    chromeFlags: [
      '--headless=new',
      ...(sandbox ? [] : ['--no-sandbox']),
      ...NO_BACKGROUND_ARGS,
      ...args,
    ],
    ...(env ? { envVars: { ...process.env, ...env } } : {}),
    logLevel: 'silent',
  });
}

async function score(url: string, port: number): Promise<LighthouseFigures['scores']> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: [...CATEGORIES],
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}.`);
  const { categories } = result.lhr;
  return perCategory((name) => Math.round((categories[name]?.score ?? 0) * 100));
}

const medians = (runs: readonly LighthouseFigures['scores'][]) =>
  perCategory((name) => median(runs.map((run) => run[name])));

function perCategory(value: (name: (typeof CATEGORIES)[number]) => number) {
  const entries = CATEGORIES.map((name) => [name, value(name)]);
  return Object.fromEntries(entries) as LighthouseFigures['scores'];
}
