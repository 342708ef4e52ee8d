import { median } from '../lib/median';
import type { Profile } from './profiles';
import type { Onward, Visit } from './visits';

/** What one visit of one site gave. */
export interface Sample {
  page: string;
  profile: Profile['name'];
  site: 'ours' | 'limit';
  figures: Visit & Partial<Onward>;
}

/** Medians of one page on one line. */
export interface PageFigures {
  page: string;
  profile: Profile['name'];
  ours: Visit & Onward;
  limit: Visit;
}

/** All pages on all lines, in the order they were measured. */
export type SpeedFigures = PageFigures[];

const VISIT = ['fcp', 'lcp', 'add', 'menu', 'cls', 'tbt', 'bytes', 'requests'] as const;
const ONWARD = ['soft', 'full'] as const;

/** Brings the samples of all rounds together: medians, page by page and line by line. */
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
