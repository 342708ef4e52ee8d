import type { OpeningHours } from '../generated/types';

type Day = OpeningHours['days'][number];

const WEEK: readonly Day[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** Whether an office is open for 24 hours on these days: `allDay`, or 00:00 for both times. */
export function isAllDay({ allDay, opens, closes }: Omit<OpeningHours, 'days'>): boolean {
  return allDay === true || (opens === '00:00' && closes === '00:00');
}

/** Days in the order of the week, in runs without a gap: [['Mo', 'Tu', 'We'], ['Fr']] [C21]. */
export function runsOfDays(days: readonly Day[]): Day[][] {
  const runs: Day[][] = [];
  WEEK.forEach((day, index) => {
    if (!days.includes(day)) return;
    const before = WEEK[index - 1];
    if (before && days.includes(before)) runs.at(-1)?.push(day);
    else runs.push([day]);
  });
  return runs;
}
