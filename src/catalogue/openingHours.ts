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

/** In minutes. */
const DAY_LENGTH = 24 * 60;

/**
 * Whether an office is open at a moment, by the clock of its time zone. A closing time before the opening time is on
 * the next day.
 * @throws {RangeError} If the browser does not know the time zone.
 */
export function isOpen(hours: readonly OpeningHours[], timeZone: string, now: Date): boolean {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  const today = WEEK.findIndex((day) => parts.get('weekday')?.startsWith(day));
  const minute = Number(parts.get('hour')) * 60 + Number(parts.get('minute'));
  const within = (day: number, time: number) =>
    hours.some(({ days, ...shown }) => {
      const name = WEEK[(day + WEEK.length) % WEEK.length];
      if (!name || !days.includes(name)) return false;
      if (isAllDay(shown)) return time < DAY_LENGTH;
      const [opens, closes] = [minutesOf(shown.opens), minutesOf(shown.closes)];
      return opens <= time && time < (closes > opens ? closes : closes + DAY_LENGTH);
    });
  return within(today, minute) || within(today - 1, minute + DAY_LENGTH);
}

const minutesOf = (time = '') => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
