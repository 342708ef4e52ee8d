import type { VacanciesBlock } from '../../../generated/authored';
import { companyClock, zoneOf } from '../../../document/dates/changes';
import { endOf, instantOf, startOf } from '../../../document/dates/moments';
import type { Due } from '../../../ui/dates/due';

type Vacancy = VacanciesBlock['items'][number];

/** What search engines want to know of a vacancy: days as they write them, and when it closes. */
export interface Posting {
  posted: string;
  /** '2026-03-31T22:00:00.000Z'; absent for a vacancy that stays open. */
  through?: string;
}

/** A vacancy as a build publishes it, with when browsers show and hide it. */
export type OpenVacancy = Vacancy & { posting?: Posting; due?: Due };

/** Vacancies as a build publishes them, with the times at which it is said that there are none. */
export type OpenVacancies = Omit<VacanciesBlock, 'items'> & {
  items: OpenVacancy[];
  noneDue?: Due[];
};

/**
 * Vacancies as a build at this moment publishes them: without those that are closed, and with the minutes at which
 * browsers show those to come and hide those that close, however late that is: a page that was built long ago must not
 * call open what is closed.
 * @param now Undefined keeps all, for the preview.
 */
export function openVacancies(
  block: VacanciesBlock,
  config: unknown,
  now: Date | undefined,
): OpenVacancies {
  const zone = zoneOf(config);
  const clock = now && companyClock(config, now);
  const items = block.items.flatMap((item): OpenVacancy[] => {
    const [start, end] = [startOf({ from: item.posted }), endOf({ until: item.closes })];
    const through = end === undefined ? undefined : instantOf(zone, end);
    const posting = { posted: item.posted, ...(through && { through: through.toISOString() }) };
    if (clock === undefined) return [{ ...item, posting }];
    if (end !== undefined && clock >= end) return [];
    const isToCome = start !== undefined && start > clock;
    const due: Due = {
      ...(isToCome && { from: minuteOf(instantOf(zone, start)), hidden: true }),
      ...(through && { until: minuteOf(through) }),
    };
    return [{ ...item, posting, ...(Object.keys(due).length > 0 && { due }) }];
  });
  const noneDue = clock === undefined ? [] : gapsBetween(items);
  return { ...block, items, ...(noneDue.length > 0 && { noneDue }) };
}

const minuteOf = (moment: Date) => moment.getTime() / 60_000;

/**
 * When it is said that nothing is open: in each gap between vacancies, before the first and after the last.
 * @returns No gap where something is open at all times, and where there are no vacancies: that is said always.
 */
function gapsBetween(items: readonly OpenVacancy[]): Due[] {
  const gaps: Due[] = [];
  if (items.length === 0) return gaps;
  // Up to this minute something is open; undefined before the first.
  let end: number | undefined;
  const byStart = items
    .map(({ due }) => ({ from: due?.from, until: due?.until ?? Infinity }))
    .toSorted((one, other) => (one.from ?? 0) - (other.from ?? 0));
  for (const { from, until } of byStart) {
    if (from !== undefined && end === undefined) gaps.push({ until: from });
    else if (from !== undefined && end !== undefined && from > end)
      gaps.push({ from: end, until: from, hidden: true });
    end = Math.max(end ?? 0, until);
  }
  return end === undefined || end === Infinity ? gaps : [...gaps, { from: end, hidden: true }];
}
