import { format } from 'oxfmt';
import type { EndpointFigures } from '../endpoint/run';
import type { OnwardFigures } from '../onward/run';
import type { Results } from '../results';
import type { ScaleFigures } from '../scale/run';
import type { SearchFigures } from '../search/run';
import type { PageFigures } from '../speed/summary';

/** Markers in tests/bench/README.md around the table. */
const MARKERS = ['<!-- bench -->', '<!-- /bench -->'] as const;

const HOME = '/';

const HEAD = ['', 'First paint', 'Largest paint', 'Add to list works', 'Menu works'];

const ONWARD_HEAD = ['', 'Pressed', 'Pressed after 300 ms of pointing', 'The home page weighs'];

/** '1.02 s (1.01×)': ours, and as a multiple of the handmade page's. */
function compared(ours: number, limit: number): string {
  return `${(ours / 1000).toFixed(2)} s (${(ours / limit).toFixed(2)}×)`;
}

function speedRow({ page, profile, ours, limit }: PageFigures, withPage: boolean): string[] {
  return [
    withPage ? `${page} on ${profile}` : profile,
    compared(ours.fcp, limit.fcp),
    compared(ours.lcp, limit.lcp),
    compared(ours.add, limit.add),
    compared(ours.menu, limit.menu),
  ];
}

/** The list of products and the first search, as multiples of the handmade pages' times. */
function onwardRow({ variant, pressed, pointed, limit, ...rest }: OnwardFigures): string[] {
  const both = (ours: OnwardFigures['pressed']) =>
    `${compared(ours.shown, limit.shown)}, ${compared(ours.searched, limit.searched)}`;
  const { weight, limitWeight } = rest;
  return [
    `with ${variant}`,
    both(pressed),
    both(pointed),
    `${Math.round(weight.bytes / 1000)} KB (${(weight.bytes / limitWeight.bytes).toFixed(2)}×), ${weight.requests} requests`,
  ];
}

/** Of 3,000 parts, on slow 3G and a slow phone. */
function searchParts({ answers, site, partner }: SearchFigures): string[] {
  const row = (place: string, { time, bytes, longestTask, key }: SearchFigures['site']) => [
    place,
    `${(time / 1000).toFixed(1)} s`,
    `${(bytes / 1000).toFixed(1)} KB`,
    `${Math.round(longestTask)} ms`,
    `${Math.round(key)} ms`,
  ];
  return [
    `The search of a catalogue of 3,000 parts on slow 3G answers ${answers.forty} of 40, ${answers.twentyFour} of 24, ${answers.thirty} of 30 and ${answers.secondThirty} of 30 questions in first place, and ${answers.codes} of 1,000 codes, with and without their signs.`,
    table(
      ['', 'First result', 'Fetched before it', 'Longest task', 'A key'],
      [row('In the header', site), row("On a partner's page", partner)],
    ),
  ];
}

/** Of questions of buyers, categories, filters and orders, each answered with all facets. */
function endpointParts(figures: readonly EndpointFigures[]): string[] {
  const row = (one: EndpointFigures) => [
    `${one.provider}, ${one.products.toLocaleString('en')}`,
    `${Math.round(one.p95)} ms`,
    `${Math.round(one.cpuP95)} ms`,
    `${one.cpuMean.toFixed(1)} ms`,
    one.perSecond === undefined ? '–' : String(Math.round(one.perSecond)),
    `${Math.round(one.seconds)} s`,
    `${Math.round(one.megabytes)} MB`,
  ];
  const head = [
    '95 % of all answers',
    'CPU of them',
    'CPU, mean',
    'In a second',
    'Opens',
    'Memory',
  ];
  return [
    'The endpoint of the search: two processes on two cores, PostgreSQL on the same machine.',
    table(['Provider, products', ...head], figures.map(row)),
  ];
}

function table(head: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** 'builds 10,000 products in 9.8 s (1,020 per second, 512 MB at most)' */
function scaleText({ command, pages, products, seconds, memory }: ScaleFigures): string {
  const all = [
    ...(pages > 0 ? [`${pages.toLocaleString('en')} pages`] : []),
    ...(products > 0 ? [`${products.toLocaleString('en')} products`] : []),
  ].join(' and ');
  const rate = Math.round((pages + products) / seconds).toLocaleString('en');
  const most = Math.round(Math.max(...memory));
  return `${command}s ${all} in ${seconds.toFixed(1)} s (${rate} per second, ${most} MB at most)`;
}

const most = (figures: readonly PageFigures[], value: (one: PageFigures) => number) =>
  Math.max(...figures.map(value));

/**
 * The figures as Markdown, formatted as in tests/bench/README.md; empty without results.
 * @param all Whether to include all pages, or only the home page.
 */
export async function benchTable(
  { speed, onward, lighthouse, scale, search, endpoint }: Results,
  all: boolean,
): Promise<string> {
  const parts: string[] = [];
  if (speed) {
    const shown = speed.figures.filter(({ page }) => all || page === HOME);
    parts.push(
      table(
        HEAD,
        shown.map((figures) => speedRow(figures, all)),
      ),
      [
        'In brackets: compared with the same page made by hand, whose only script is 1 KB.',
        `Scripts block the page for ${Math.round(most(shown, ({ ours }) => ours.tbt))} ms at most, the layout shift is ${most(shown, ({ ours }) => ours.cls).toFixed(3)},`,
        `and a prefetched page appears in ${Math.round(most(shown, ({ ours }) => ours.soft / ours.full) * 100)}% of the time a full load takes.`,
        ...(lighthouse
          ? [
              `Lighthouse scores (mobile): ${lighthouse.figures.map(({ page, scores }) => `${Object.values(scores).join(', ')} for ${page}`).join('; ')}.`,
            ]
          : []),
        ...(scale ? [`On two cores, it ${scale.figures.map(scaleText).join(', ')}.`] : []),
      ].join(' '),
    );
  }
  if (onward) {
    parts.push(
      'From the home page to a list of products on slow 3G: until they are shown, and until a first search has filtered them.',
      table(ONWARD_HEAD, onward.figures.map(onwardRow)),
    );
  }
  if (search) parts.push(...searchParts(search.figures));
  if (endpoint) parts.push(...endpointParts(endpoint.figures));
  return (await format('table.md', parts.join('\n\n'), { printWidth: 100 })).code.trim();
}

/** The text between the markers of a README; undefined without markers. */
export function tableIn(readme: string): string | undefined {
  const [start, end] = MARKERS.map((marker) => readme.indexOf(marker));
  if (start === undefined || end === undefined || start < 0 || end < start) return undefined;
  return readme.slice(start + MARKERS[0].length, end).trim();
}

/** The README with the text between its markers replaced; unchanged without markers. */
export function withTable(readme: string, text: string): string {
  const old = tableIn(readme);
  if (old === undefined) return readme;
  const start = readme.indexOf(MARKERS[0]) + MARKERS[0].length;
  return `${readme.slice(0, start)}\n\n${text}\n\n${readme.slice(readme.indexOf(MARKERS[1]))}`;
}
