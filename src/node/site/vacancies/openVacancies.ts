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

/** Vacancies as a build publishes them, with when it is said that there are none. */
export type OpenVacancies = Omit<VacanciesBlock, 'items'> & { items: OpenVacancy[]; noneDue?: Due };

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
  const noneDue = dueOfNone(items);
  return { ...block, items, ...(noneDue && { noneDue }) };
}

const minuteOf = (moment: Date) => moment.getTime() / 60_000;

/**
 * When it is said that nothing is open: once the last vacancy has closed, or until the first opens.
 * @returns Undefined for always, where there are no vacancies, and for never, where one stays open.
 */
function dueOfNone(items: readonly OpenVacancy[]): Due | undefined {
  if (items.length === 0) return undefined;
  const last = Math.max(...items.map(({ due }) => due?.until ?? Infinity));
  const isOpen = items.some(({ due }) => !due?.hidden);
  if (!isOpen) return { until: Math.min(...items.map(({ due }) => due?.from ?? 0)) };
  return last < Infinity ? { from: last, hidden: true } : undefined;
}
