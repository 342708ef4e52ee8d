import { median } from '../lib/median';
import type { Profile } from './profiles';
import type { Onward, Visit } from './visits';

/** The figures of one visit to one site. */
export interface Sample {
  page: string;
  profile: Profile['name'];
  site: 'ours' | 'limit';
  figures: Visit & Partial<Onward>;
}

/** Medians of one page with one network profile. */
export interface PageFigures {
  page: string;
  profile: Profile['name'];
  ours: Visit & Onward;
  limit: Visit;
}

/** All pages with all network profiles, in the order of measurement. */
export type SpeedFigures = PageFigures[];

const VISIT = ['fcp', 'lcp', 'add', 'menu', 'cls', 'tbt', 'bytes', 'requests'] as const;
const ONWARD = ['soft', 'full'] as const;

/** Summarises the samples of all rounds: medians per page and network profile. */
export function summarise(samples: readonly Sample[]): SpeedFigures {
  const keys = new Set(samples.map(({ page, profile }) => `${page} ${profile}`));
  return [...keys].flatMap((key) => {
    const same = samples.filter(({ page, profile }) => `${page} ${profile}` === key);
    const [first] = same;
    if (!first) return [];
    const ours = same.filter(({ site }) => site === 'ours');
    const limit = same.filter(({ site }) => site === 'limit');
    return {
      page: first.page,
      profile: first.profile,
      ours: medians(ours, [...VISIT, ...ONWARD]),
      limit: medians(limit, VISIT),
    };
  });
}

function medians<Name extends keyof Visit | keyof Onward>(
  samples: readonly Sample[],
  names: readonly Name[],
): Record<Name, number> {
  const entries = names.map((name) => [name, median(samples.map(({ figures }) => figures[name]))]);
  return Object.fromEntries(entries) as Record<Name, number>;
}
