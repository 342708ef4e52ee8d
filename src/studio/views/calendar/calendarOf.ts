import type { Schema } from '../../../document/schema/schema';
import {
  changesForBuilds,
  companyClock,
  dateChanges,
  type DateChange,
  type DatedEntry,
} from '../../../document/dates/changes';
import { whenOf } from '../../../document/dates/moments';
import { toPointer } from '../../../document/operation';
import { pageName } from '../../language/spokenNames';
import { pagesOf } from '../../shell/pageSteps';
import { nameAt } from '../../shell/stepName';
import { WORDS } from './words';

/** Something that appears on the site or goes. */
export interface CalendarEntry {
  /** The minute on the company's clock: '2026-12-01T08:00'. */
  at: string;
  appears: boolean;
  name: string;
  /** What it stands in: a page, the products. Empty for a page. */
  where: string;
  /** The pointer of the date, to change it. */
  pointer: string;
}

/** What appears and goes from now on, and what has run out. */
export interface Calendar {
  toCome: CalendarEntry[];
  ranOut: CalendarEntry[];
}

/** The calendar of a config. */
export function calendarOf(schema: Schema, root: unknown, now: Date): Calendar {
  const clock = companyClock(root, now);
  const pages = pagesOf(root);
  const whereIs = ({ what, path: [list, key] }: DatedEntry): string => {
    if (what === 'page' || what === 'announcement') return '';
    if (what === 'product') return WORDS.lists.products;
    if (list === 'pages') return pages[Number(key)]?.name ?? '';
    return list === 'shared' ? WORDS.lists.shared : WORDS.lists.notFound;
  };
  const entryFor = ({ entry, appears, at }: DateChange): CalendarEntry => ({
    at,
    appears,
    name:
      entry.what === 'page' ? pageName(entry.value) : nameAt(schema, root, toPointer(entry.path)),
    where: whereIs(entry),
    pointer: toPointer([...entry.path, appears ? startField(entry) : 'until']),
  });
  const changes = dateChanges(root);
  const hasRunOut = ({ entry, appears }: DateChange) =>
    !appears && whenOf(entry.value, clock) === 'past';
  return {
    toCome: changes.filter(({ at }) => at > clock).map(entryFor),
    ranOut: changes.filter(hasRunOut).map(entryFor),
  };
}

/** The field that says when something appears: of news, its day. */
const startField = ({ value }: DatedEntry) => (value['from'] === undefined ? 'date' : 'from');

/** How many things have become due since a build that visitors do not see without another one. */
export function missedSince(root: unknown, built: Date, now: Date): number {
  const clock = companyClock(root, now);
  return changesForBuilds(root, built).filter(({ at }) => at <= clock).length;
}
