import { isRecord } from '../../../node/schemas/walk';
import { isHidden, valueAt } from '../values';
import { clockIn, endOf, startOf } from './moments';

/** What has dates in a config. */
export interface DatedEntry {
  what: 'block' | 'page' | 'product';
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

/** All that has dates in a config, which may be malformed anywhere: pages, their blocks, shared ones, products. */
export function datedEntries(config: unknown): DatedEntry[] {
  const pages = entriesOf('page', config, ['pages']).flatMap((page) =>
    [page].concat(blocksIn(config, page.path.concat('blocks'))),
  );
  const shared = valueAt(config, ['shared', 'blocks']);
  const lists = isRecord(shared) ? Object.keys(shared) : [];
  const all = [
    ...pages,
    ...blocksIn(config, ['notFound', 'blocks']),
    ...lists.flatMap((name) => blocksIn(config, ['shared', 'blocks', name])),
    ...entriesOf('product', config, ['store', 'products']),
  ];
  return all.filter(({ value }) => value['from'] !== undefined || value['until'] !== undefined);
}

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
): DatedEntry[] {
  const found = valueAt(config, list);
  if (!Array.isArray(found)) return [];
  return found.flatMap((value: unknown, index) =>
    isRecord(value) ? [{ what, path: [...list, index], value }] : [],
  );
}

/** All that appears and goes, past and future, by time. Hidden blocks do neither. */
export function dateChanges(config: unknown): DateChange[] {
  return datedEntries(config)
    .filter(({ what, value }) => what !== 'block' || !isHidden(value))
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

/** The next moment at which the site has to be built again; undefined if nothing changes by itself. */
export function nextBuild(config: unknown, now: Date): string | undefined {
  const clock = companyClock(config, now);
  return dateChanges(config).find(({ at }) => at > clock)?.at;
}
