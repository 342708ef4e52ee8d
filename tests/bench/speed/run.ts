import { makeLimit } from '../limit/makeLimit';
import { startServers, type Servers } from '../server/start';
import { launch, undisturbed, warmUp } from './browser';
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
