import { isRecord } from '../isRecord';
import { isHidden, valueAt } from '../values';
import { clockIn, endOf, startOf } from './moments';

/** What has dates in a config. */
export interface DatedEntry {
  what: 'announcement' | 'block' | 'page' | 'product';
  /** Where it is: ['pages', 0, 'blocks', 2]. */
  path: readonly (string | number)[];
  value: Record<string, unknown>;
}

/** Something appears on the site or goes. */
export interface DateChange {
  entry: DatedEntry;
  appears: boolean;
  /** The minute on the company's clock: '2026-12-01T08:00'. */
  at: string;
}

const DATES = ['from', 'until'] as const;

/** The fields that say from when to when something is on the site. A page of news begins with its day. */
export const DATE_FIELDS = {
  announcement: DATES,
  block: DATES,
  page: ['date', ...DATES],
  product: DATES,
} as const;

/**
 * All that has dates in a config, which may be malformed anywhere: the announcement, pages, their blocks, shared ones,
 * products.
 */
export function datedEntries(config: unknown): DatedEntry[] {
  const pages = entriesOf('page', config, ['pages']).flatMap((page) =>
    [page].concat(blocksIn(config, page.path.concat('blocks'))),
  );
  const shared = valueAt(config, ['shared', 'blocks']);
  const lists = isRecord(shared) ? Object.keys(shared) : [];
  const announcement = valueAt(config, ['announcement']);
  const all = [
    ...(isRecord(announcement)
      ? [{ what: 'announcement' as const, path: ['announcement'], value: announcement }]
      : []),
    ...pages,
    ...blocksIn(config, ['notFound', 'blocks']),
    ...lists.flatMap((name) => blocksIn(config, ['shared', 'blocks', name])),
  ];
  return [
    ...all.filter(({ what, value }) => hasDate(what, value)),
    ...entriesOf('product', config, ['store', 'products'], (value) => hasDate('product', value)),
  ];
}

const hasDate = (what: DatedEntry['what'], value: Record<string, unknown>): boolean =>
  DATE_FIELDS[what].some((field) => value[field] !== undefined);

function blocksIn(config: unknown, list: DatedEntry['path']): DatedEntry[] {
  return entriesOf('block', config, list).flatMap((block) => {
    const columns = block.value['type'] === 'columns' ? block.value['columns'] : [];
    const inside = (Array.isArray(columns) ? columns : []).flatMap((_, index) =>
      blocksIn(config, block.path.concat('columns', index)),
    );
    return [block].concat(inside);
  });
}

function entriesOf(
  what: DatedEntry['what'],
  config: unknown,
  list: DatedEntry['path'],
  isWanted: (value: Record<string, unknown>) => boolean = () => true,
): DatedEntry[] {
  const found = valueAt(config, list);
  if (!Array.isArray(found)) return [];
  return found.flatMap((value: unknown, index) =>
    isRecord(value) && isWanted(value) ? { what, path: [...list, index], value } : [],
  );
}

/** Whether it stands in pages that are there without it: it may be hidden, and browsers show and hide it. */
const isInPages = (what: DatedEntry['what']) => what === 'block' || what === 'announcement';

/** All that appears and goes, past and future, by time. Hidden blocks do neither. */
export function dateChanges(config: unknown): DateChange[] {
  return datedEntries(config)
    .filter(({ what, value }) => !isInPages(what) || !isHidden(value))
    .flatMap((entry) => {
      const [start, end] = [startOf(entry.value), endOf(entry.value)];
      return [
        start === undefined ? [] : { entry, appears: true, at: start },
        end === undefined ? [] : { entry, appears: false, at: end },
      ].flat();
    })
    .toSorted((one, other) => one.at.localeCompare(other.at));
}

/** What the company's clock shows. */
export function companyClock(config: unknown, now: Date): string {
  return clockIn(zoneOf(config), now);
}

/** The company's time zone as the config names it. */
export function zoneOf(config: unknown): string {
  const zone = valueAt(config, ['site', 'timeZone']);
  return typeof zone === 'string' ? zone : 'UTC';
}

/** How long after a build visitors' browsers show and hide blocks by themselves, in days. */
export const DAYS_AHEAD = 31;

/** The last minute on the company's clock up to which visitors' browsers look after the blocks of a build. */
export function lastLookedAfter(config: unknown, built: Date): string {
  return companyClock(config, new Date(built.getTime() + DAYS_AHEAD * 86_400_000));
}

/** What appears and goes after a build only if the site is built again: pages and products, and blocks much later. */
export function changesForBuilds(config: unknown, built: Date): DateChange[] {
  const [clock, last] = [companyClock(config, built), lastLookedAfter(config, built)];
  return dateChanges(config).filter(
    ({ at, entry: { what } }) => at > clock && (!isInPages(what) || at > last),
  );
}

/** The next moment at which a site that was built then has to be built again; undefined if it need not be. */
export function nextBuild(config: unknown, built: Date): string | undefined {
  return changesForBuilds(config, built)[0]?.at;
}
