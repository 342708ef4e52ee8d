import type { Browser } from '@playwright/test';
import { withTemporaryFolder } from '../../temporary/withTemporaryFolder';
import { median } from '../lib/median';
import { startServers, type Servers } from '../server/start';
import { launch, undisturbed, warmUp } from '../speed/browser';
import { PROFILES } from '../speed/profiles';
import type { Place } from './agent';
import { countAnswers, type Answers } from './answers';
import { withParts } from './catalogue';
import { measureFirst, type FirstResult } from './firstResult';
import { measureTyping, type Typing } from './typing';

/** The search of a catalogue of 3,000 parts: what it answers, and how fast on a slow phone. */
export interface SearchFigures {
  answers: Answers;
  /** On slow 3G. */
  site: FirstResult & Typing;
  partner: FirstResult & Typing;
}

type Sample = FirstResult & Typing;

/** The network: slow 3G, where every round trip is noticeable. */
const PROFILE = PROFILES.find(({ name }) => name === 'slow 3G') ?? PROFILES[0]!;

/**
 * Measures the search in the header of the site and on a partner's page.
 * @param dist The built site, whose index is replaced in a copy.
 * @param rounds Number of repetitions.
 */
export async function measureSearch(
  dist: string,
  rounds: number,
  log: (line: string) => void,
): Promise<SearchFigures> {
  const answers = await countAnswers();
  log(`search: ${JSON.stringify(answers)}`);
  return withTemporaryFolder(async (folder) => {
    await withParts(dist, folder);
    const servers = await startServers([folder]);
    try {
      const samples: Record<Place, Sample>[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const browser = await launch(PROFILE, servers.fingerprint);
        try {
          await warmUp(browser, servers);
          // Sequentially: parallel runs would distort each other.
          samples.push({
            site: await measurePlace(browser, servers, 'site', log),
            partner: await measurePlace(browser, servers, 'partner', log),
          });
        } finally {
          await browser.close();
        }
      }
      return { answers, site: medians(samples, 'site'), partner: medians(samples, 'partner') };
    } finally {
      servers.stop();
    }
  });
}

async function measurePlace(
  browser: Browser,
  servers: Servers,
  place: Place,
  log: (line: string) => void,
): Promise<Sample> {
  const [url = ''] = servers.urls;
  await servers.shape(PROFILE.shape);
  const first = await undisturbed(browser, log, () => measureFirst(browser, place, url));
  await servers.shape(undefined);
  const typing = await measureTyping(browser, place, url);
  log(`search, ${place}: ${JSON.stringify({ ...first, ...typing })}`);
  return { ...first, ...typing };
}

function medians(samples: readonly Record<Place, Sample>[], place: Place): Sample {
  const of = (figure: keyof Sample) => median(samples.map((sample) => sample[place][figure]));
  return {
    time: of('time'),
    bytes: of('bytes'),
    longestTask: of('longestTask'),
    key: of('key'),
  };
}
