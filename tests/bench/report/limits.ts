import type { BuildFigures } from '../build/run';
import type { EndpointFigures } from '../endpoint/run';
import type { OnwardFigures } from '../onward/run';
import type { Results } from '../results';
import type { SearchFigures } from '../search/run';
import type { PageFigures } from '../speed/summary';

/** A measured figure and its limit. */
export interface Figure {
  /** '/ on slow 4G: layout shift' */
  name: string;
  value: number;
  limit: number;
  /** ' ms', ' s', ' B', or '' for ratios and scores. */
  unit: string;
  /** Whether the limit is a minimum; otherwise it is a maximum. */
  atLeast?: true;
}

/** The project's limits; times in ms. */
const LIMITS = {
  /** Ours relative to the handmade page. */
  ratio: 1.1,
  cls: 0,
  tbt: 50,
  /** Client-side navigation to a prefetched page relative to a full load. */
  onward: 0.4,
  /** From the click on a link to a listing and a first search, relative to the handmade pages. */
  pressed: 0.6,
  /** The same after hovering over the link for 300 ms. */
  pointed: 0.3,
  /**
   * Bytes transferred for the home page with photos, relative to the handmade one. With drawings, scripts weigh more
   * than all else, and the budgets of tests/budgets limit them.
   */
  weight: 1.6,
  /** Number of requests of the home page before the network is idle. */
  requests: 12,
  lighthouse: 100,
  key: 50,
  longestTask: 50,
  loader: 30,
  firstOpening: 120,
  laterOpening: 50,
};

/** What people feel in Studio; times in ms, on the machine that measures. */
const STUDIO = [
  ['key', 'Studio, a key to its letter in the page', 50, ' ms'],
  ['slowKey', 'Studio, the same for 95 % of all keys', 100, ' ms'],
  ['structure', 'Studio, a block duplicated', 400, ' ms'],
  ['form', 'Studio, the slowest form opens', 100, ' ms'],
  ['mistake', 'Studio, a mistake at its field', 500, ' ms'],
  ['mistakeOfMany', 'Studio, the same with 1,000 products', 1500, ' ms'],
  ['open', 'Studio opens', 1500, ' ms'],
  ['openLarge', 'Studio opens with 1,000 pages and 10,000 products', 3000, ' ms'],
  ['scripts', 'Studio, its scripts by gzip', 160_000, ' B'],
] as const;

/** What people feel in Studio's table of 10,000 products, and when they publish; times in ms. */
const CATALOGUE = [
  ['opens', 'products, 10,000 rows open', 150, ' ms'],
  ['key', 'products, a key keeps the grid busy', 16, ' ms'],
  ['paste', 'products, 1,000 × 6 cells pasted', 300, ' ms'],
  ['xlsxOut', 'products, 10,000 as XLSX out', 3000, ' ms'],
  ['xlsxIn', 'products, 10,000 as XLSX in', 3000, ' ms'],
  ['publish', 'publishing, one changed text', 15_000, ' ms'],
  ['keyMeanwhile', 'publishing, a key to its letter meanwhile', 100, ' ms'],
] as const;

/** All figures in the results, with their limits. */
export function figuresOf(results: Results): Figure[] {
  const { speed, onward, lighthouse, scale, build, responsiveness, search, endpoint } = results;
  const { studio, catalogue } = results;
  return [
    ...(speed?.figures ?? []).flatMap(speedOf),
    ...(onward?.figures ?? []).flatMap(onwardOf),
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
    ...(build ? buildOf(build.figures) : []),
    ...(responsiveness
      ? RESPONSIVENESS.map(([key, name]) => ({
          name,
          value: responsiveness.figures[key],
          limit: LIMITS[key],
          unit: ' ms',
        }))
      : []),
    ...(search ? searchOf(search.figures) : []),
    ...(endpoint?.figures ?? []).flatMap(endpointOf),
    ...(studio
      ? STUDIO.map(([key, name, limit, unit]) => ({
          name,
          value: studio.figures[key],
          limit,
          unit,
        }))
      : []),
    ...(catalogue
      ? CATALOGUE.map(([key, name, limit, unit]) => ({
          name,
          value: catalogue.figures[key],
          limit,
          unit,
        }))
      : []),
  ];
}

/** The endpoint, by issue 42: times in ms, of answers with all facets. */
function endpointOf(figures: EndpointFigures): Figure[] {
  const { provider, products, p95, wrong, forty, different, perSecond } = figures;
  const name = `endpoint, ${provider}, ${products.toLocaleString('en')} products`;
  const limit = products > 100_000 ? 150 : 50;
  return [
    { name: `${name}, 95 % of all answers`, value: p95, limit, unit: ' ms' },
    { name: `${name}, wrong counts of 200`, value: wrong, limit: 0, unit: '' },
    { name: `${name}, answered of 40`, value: forty, limit: 40, unit: '', atLeast: true as const },
    ...(different === undefined
      ? []
      : [{ name: `${name}, first results unlike the page`, value: different, limit: 0, unit: '' }]),
    ...(perSecond === undefined
      ? []
      : [
          {
            name: `${name}, answers in a second on two cores`,
            value: perSecond,
            limit: 200,
            unit: '',
            atLeast: true as const,
          },
        ]),
  ];
}

type Limited = [what: string, value: number, limit: number, unit?: string];

/**
 * Builds of large sites, by issue 42. At 50,000 products, a build took 71 s and made 106,541 files, not counting their
 * compressed copies, of 5.2 GB with them.
 */
function buildOf({ beside, fifty, hundred }: BuildFigures): Figure[] {
  const { plain, compressed, hugo, astro } = beside;
  const to = (other: number | undefined, what: string, value: number, limit: number): Limited[] =>
    other === undefined ? [] : [[what, value / other, limit]];
  const found: Limited[] = [
    ...to(hugo, '10,000 products to the same HTML by Hugo, CPU', plain, 1),
    ...to(hugo, 'the same with compressed copies', compressed, 1.6),
    ...to(astro, '10,000 products to the same HTML by Astro, CPU', plain, 0.6),
    ['50,000 products to 71 s', fifty.seconds / 71, 0.5],
    ['50,000 products to 5.2 GB', fifty.bytes / 5.2e9, 0.25],
    [
      '50,000 products to 106,541 files, without compressed copies',
      fifty.plainFiles / 106_541,
      0.6,
    ],
    ['100,000 products, memory in MB', hundred.memory, 1500],
    ['100 of 100,000 products changed', hundred.changed, 10, ' s'],
    ['files that change then, of all', hundred.changedFiles / hundred.files, 0.01],
  ];
  return found.map(([what, value, limit, unit = '']) => ({
    name: `build, ${what}`,
    value,
    limit,
    unit,
  }));
}

/** The search of 3,000 parts, by issue 38: questions of buyers, then a slow phone on slow 3G; times in ms. */
function searchOf({ answers, ...places }: SearchFigures): Figure[] {
  const questions: [what: string, answered: number, least: number][] = [
    ['40 questions', answers.forty, 40],
    ['24 questions that nothing was tuned for', answers.twentyFour, 22],
    ['30 questions', answers.thirty, 30],
    ['30 later questions', answers.secondThirty, 28],
    ['1,000 codes, with and without signs', answers.codes, 1000],
  ];
  const PLACES = [
    ['site', 'in the header'],
    ['partner', "on a partner's page"],
  ] as const;
  return [
    ...questions.map(([what, value, limit]) => ({
      name: `search, answered first of ${what}`,
      value,
      limit,
      unit: '',
      atLeast: true as const,
    })),
    ...PLACES.flatMap(([place, where]) => {
      const { time, bytes, longestTask, key } = places[place];
      const name = `search ${where}`;
      return [
        { name: `${name}, the first result`, value: time, limit: 2500, unit: ' ms' },
        { name: `${name}, bytes before it`, value: bytes, limit: 60_000, unit: ' B' },
        { name: `${name}, the longest task`, value: longestTask, limit: 50, unit: ' ms' },
        { name: `${name}, a key`, value: key, limit: 50, unit: ' ms' },
      ];
    }),
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

function onwardOf({ variant, limit, ...ours }: OnwardFigures): Figure[] {
  const times = (['pressed', 'pointed'] as const).flatMap((how) => [
    {
      name: `${variant}, ${how}: listing to the limit`,
      value: ours[how].shown / limit.shown,
      limit: LIMITS[how],
      unit: '',
    },
    {
      name: `${variant}, ${how}: first search to the limit`,
      value: ours[how].searched / limit.searched,
      limit: LIMITS[how],
      unit: '',
    },
  ]);
  return [
    ...times,
    ...(variant === 'photos'
      ? [
          {
            name: `${variant}: weight of the home page to the limit`,
            value: ours.weight.bytes / ours.limitWeight.bytes,
            limit: LIMITS.weight,
            unit: '',
          },
        ]
      : []),
    {
      name: `${variant}: requests of the home page before idle`,
      value: ours.weight.requests,
      limit: LIMITS.requests,
      unit: '',
    },
  ];
}

/** Whether a figure exceeds its limit; true also if it could not be measured. */
export function isBroken({ value, limit, atLeast }: Figure): boolean {
  return !(atLeast ? value >= limit : value <= limit);
}

/** All figures with their limits, one per line; those exceeding theirs are marked. */
export function limitsTable(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length), 0);
  return figures
    .map((figure) => {
      const { name, value, limit, unit, atLeast } = figure;
      const measured = `${value.toFixed(unit === ' ms' || unit === ' B' ? 0 : 2)}${unit}`.padStart(
        10,
      );
      const allowed = `${atLeast ? 'at least' : 'at most'} ${limit}${unit}`;
      return `${name.padEnd(width)} ${measured}   ${allowed}${isBroken(figure) ? '   BROKEN' : ''}`;
    })
    .join('\n');
}
