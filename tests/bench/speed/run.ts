import { makeLimit } from '../limit/makeLimit';
import { startServers, type Servers } from '../server/start';
import { launch, undisturbed, warmUp } from './browser';
import { PROFILES, type Profile } from './profiles';
import { summarise, type Sample, type SpeedFigures } from './summary';
import { goOn, visit } from './visits';
import { withTemporaryFolder } from '../../temporary/withTemporaryFolder';

/** A measured page, and a page to navigate to from there. */
export interface MeasuredPage {
  path: string;
  next: string;
}

/** Options of the speed bench. */
export interface SpeedOptions {
  /** The built site. */
  dist: string;
  pages: readonly MeasuredPage[];
  /** Number of repetitions. */
  rounds: number;
  log: (line: string) => void;
}

/** The two sites in the order of measurement, which is reversed in every other round. */
const SITES = ['ours', 'limit'] as const;

/**
 * Compares the built site with the same pages made by hand, interleaved, so that other load on the machine affects
 * both.
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
          // Sequentially: parallel runs would distort each other.
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
