// Moments of the company's clock are written as texts, '2026-12-01T08:00', which sort by time.

/** What may have dates: a block, a page or a product. */
export interface Dated {
  /** '2026-12-01', or '2026-12-01T08:00' */
  from?: unknown;
  until?: unknown;
  /** The day of a page of news, which begins with it unless it has a `from`. */
  date?: unknown;
}

/** When something is on the site: not yet, now, or no longer. */
export type When = 'future' | 'now' | 'past';

/** The form of a moment, whether it exists or not: a date, or a minute of it. */
export const MOMENT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/;

/** The time zone of a config that names none. */
const DEFAULT_ZONE = 'UTC';

/** What the clock of a time zone shows: '2026-12-01T08:00'. An unknown zone counts as UTC. */
export function clockIn(timeZone: unknown, now: Date): string {
  const zone = isTimeZone(timeZone) ? timeZone : DEFAULT_ZONE;
  return clockOf(zone).format(now).replace(' ', 'T');
}

/** Those of known zones: one is made in the time in which it shows a hundred moments. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** @throws For an unknown zone. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  clocks.set(timeZone, clock);
  return clock;
}

/** The instant at which the clock of a time zone shows a moment; where clocks are changed, one of those near it. */
export function instantOf(timeZone: unknown, moment: string): Date {
  const shown = Date.parse(`${moment}Z`);
  const off = (time: number) => shown - Date.parse(`${clockIn(timeZone, new Date(time))}Z`);
  // Once more, as clocks may have been changed between the two.
  const near = shown + off(shown);
  return new Date(near + off(near));
}

/** Whether a value names a time zone: 'Africa/Lusaka'. */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  try {
    return clockOf(value).format(0) !== '';
  } catch {
    return false;
  }
}

/** Whether a value is a date or a minute that exists: not '2026-02-30'. */
export function isMoment(value: unknown): value is string {
  if (typeof value !== 'string' || !MOMENT.test(value)) return false;
  const whole = value.length === 10 ? `${value}T00:00` : value;
  const time = Date.parse(`${whole}:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(whole);
}

/** The minute at which something appears; undefined if it has always been there. */
export function startOf({ date, from = date }: Dated): string | undefined {
  if (!isMoment(from)) return undefined;
  return from.length === 10 ? `${from}T00:00` : from;
}

/** The minute at which something goes: of a day, its end. Undefined if it stays. */
export function endOf({ until }: Dated): string | undefined {
  if (!isMoment(until)) return undefined;
  if (until.length > 10) return until;
  const next = new Date(`${until}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 16);
}

/** When something is on the site, as seen from a moment. */
export function whenOf(dated: Dated, clock: string): When {
  if (clock < (startOf(dated) ?? clock)) return 'future';
  const end = endOf(dated);
  return end !== undefined && clock >= end ? 'past' : 'now';
}

/** A moment for people: '1 December 2026, 08:00', in the notation of a language; midnight is left out. */
export function momentInWords(moment: string, language = 'en-GB'): string {
  const date = new Date(`${moment.slice(0, 10)}T00:00:00Z`);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    date,
  );
  const time = moment.slice(11);
  return time === '' || time === '00:00' ? day : `${day}, ${time}`;
}
