import type { Results } from '../results';
import type { PageFigures } from '../speed/summary';

/** What was measured, beside what the project allows itself. */
export interface Figure {
  /** '/ on slow 4G: layout shift' */
  name: string;
  value: number;
  limit: number;
  /** ' ms', ' s', or nothing for ratios and scores. */
  unit: string;
  /** Whether the limit is the least that is allowed; otherwise it is the most. */
  atLeast?: true;
}

/** The limits that the project has set itself; times in ms. */
const LIMITS = {
  /** Ours to the same page made by hand. */
  ratio: 1.1,
  cls: 0,
  tbt: 50,
  /** A page that was fetched ahead to the same page loaded whole. */
  onward: 0.4,
  lighthouse: 100,
  key: 50,
  longestTask: 50,
  loader: 30,
  firstOpening: 120,
  laterOpening: 50,
};

/** Every figure of what was measured, with its limit. */
export function figuresOf({ speed, lighthouse, scale, responsiveness }: Results): Figure[] {
  return [
    ...(speed?.figures ?? []).flatMap(speedOf),
    ...(lighthouse?.figures ?? []).flatMap(({ page, scores }) =>
      Object.entries(scores).map(([name, value]) => ({
        name: `${page}: Lighthouse, ${name}`,
        value,
        limit: LIMITS.lighthouse,
        unit: '',
        atLeast: true as const,
      })),
    ),
    ...(scale?.figures ?? []).map(({ name, command, seconds, target }) => ({
      name: `${command}, ${name}`,
      value: seconds,
      limit: target,
      unit: ' s',
    })),
    ...(responsiveness
      ? RESPONSIVENESS.map(([key, name]) => ({
          name,
          value: responsiveness.figures[key],
          limit: LIMITS[key],
          unit: ' ms',
        }))
      : []),
  ];
}

const RESPONSIVENESS = [
  ['key', 'search of 10,000 products, a key'],
  ['loader', 'embed, the loader'],
  ['longestTask', 'embed, the longest task'],
  ['firstOpening', 'embed, opening the list for the first time'],
  ['laterOpening', 'embed, opening the list again'],
] as const;

function speedOf({ page, profile, ours, limit }: PageFigures): Figure[] {
  const found: [what: string, value: number, limit: number, unit?: string][] = [
    ['first paint to the limit', ours.fcp / limit.fcp, LIMITS.ratio],
    ['largest paint to the limit', ours.lcp / limit.lcp, LIMITS.ratio],
    ['add to list to the limit', ours.add / limit.add, LIMITS.ratio],
    ['menu to the limit', ours.menu / limit.menu, LIMITS.ratio],
    ['layout shift', ours.cls, LIMITS.cls],
    ['blocking time', ours.tbt, LIMITS.tbt, ' ms'],
    ['next page to its full load', ours.soft / ours.full, LIMITS.onward],
  ];
  return found.map(([what, value, most, unit = '']) => ({
    name: `${page} on ${profile}: ${what}`,
    value,
    limit: most,
    unit,
  }));
}

/** Whether a figure breaks its limit; one that could not be measured does. */
export function isBroken({ value, limit, atLeast }: Figure): boolean {
  return !(atLeast ? value >= limit : value <= limit);
}

/** All figures beside their limits, a line each; those that break theirs are marked. */
export function limitsTable(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length), 0);
  return figures
    .map((figure) => {
      const { name, value, limit, unit, atLeast } = figure;
      const measured = `${value.toFixed(unit === ' ms' ? 0 : 2)}${unit}`.padStart(10);
      const allowed = `${atLeast ? 'at least' : 'at most'} ${limit}${unit}`;
      return `${name.padEnd(width)} ${measured}   ${allowed}${isBroken(figure) ? '   BROKEN' : ''}`;
    })
    .join('\n');
}
