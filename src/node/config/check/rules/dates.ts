import {
  companyClock,
  DATE_FIELDS,
  datedEntries,
  zoneOf,
  type DatedEntry,
} from '../../../../document/dates/changes';
import {
  endOf,
  isMoment,
  isTimeZone,
  MOMENT,
  momentInWords,
  startOf,
  whenOf,
} from '../../../../document/dates/moments';
import { entries, textOf } from '../facts';
import type { Context, Rule } from '../context';

/** Dates exist in the calendar, are in order and not all over, and nothing that the site needs has a date [U15]. */
export const rule: Rule = (context) => {
  const { config, error, now } = context;
  const zone = zoneOf(config);
  const isKnown: boolean = isTimeZone(zone);
  if (!isKnown) {
    error(
      ['site', 'timeZone'],
      `"${zone}" is not the name of a time zone.`,
      'Write a city of the zone with its continent, such as "Africa/Lusaka" or "Europe/Oslo".',
    );
  }
  for (const { value: branch, path } of entries(config, ['branches'])) {
    const own = textOf(branch, 'timeZone');
    const isOwnKnown: boolean = own === undefined || isTimeZone(own);
    if (isOwnKnown) continue;
    error(
      [...path, 'timeZone'],
      `"${own}" is not the name of a time zone.`,
      'Write a city of the zone with its continent, such as "Africa/Lusaka" or "Europe/Oslo".',
    );
  }
  const clock = companyClock(config, now);
  for (const entry of datedEntries(config)) {
    const isClear = ['from', 'until'].map((field) => isDay(context, entry, field)).every(Boolean);
    if (isClear) checkOrder(context, entry, clock);
    checkNeed(context, entry);
  }
};

/** Whether a date is missing or exists in the calendar. The schema reports dates of another form. */
function isDay({ error }: Context, { value, path }: DatedEntry, field: string): boolean {
  const date = textOf(value, field);
  if (date === undefined) return value[field] === undefined;
  const exists: boolean = isMoment(date);
  if (!exists && MOMENT.test(date)) {
    error(
      [...path, field],
      `There is no such day as ${date.slice(0, 10)}.`,
      'Write year, month and day, as in "2026-12-31".',
    );
  }
  return exists;
}

function checkOrder({ error, warning }: Context, entry: DatedEntry, clock: string): void {
  const { what, value, path } = entry;
  const [start, end] = [startOf(value), endOf(value)];
  if (end === undefined) return;
  const last = momentInWords(String(value['until']));
  if (start !== undefined && start >= end) {
    error(
      [...path, 'until'],
      `This ${what} ends (${last}) before it begins (${momentInWords(start)}): it is never on the site.`,
      'Give "until" a later date than "from".',
    );
  } else if (whenOf(value, clock) === 'past') {
    const links = what === 'page' || what === 'product' ? 'it or the links to it' : 'it';
    warning(
      [...path, 'until'],
      `This ${what} has run out (${last}): visitors no longer see ${links}.`,
      'Remove it, or give it a later "until".',
    );
  }
}

/** The home page, and the pages that generated links lead to, have no dates. */
function checkNeed({ facts, set, error }: Context, { what, value, path }: DatedEntry): void {
  const page = what === 'page' ? facts.pages.find((one) => one.value === value) : undefined;
  const isNeeded = page?.types.some((type) => set.block(type)?.['x-page'] !== undefined);
  if (page?.address !== '/' && isNeeded !== true) return;
  for (const field of DATE_FIELDS[what]) {
    if (value[field] === undefined) continue;
    error(
      [...path, field],
      'The site cannot be without this page: it has links to it everywhere.',
      `Remove "${field}".`,
    );
  }
}
