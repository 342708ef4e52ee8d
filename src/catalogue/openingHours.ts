import type { OpeningHours } from '../generated/types';

/** Whether an office is open for 24 hours on these days: `allDay`, or 00:00 for both times. */
export function isAllDay({ allDay, opens, closes }: Omit<OpeningHours, 'days'>): boolean {
  return allDay === true || (opens === '00:00' && closes === '00:00');
}
