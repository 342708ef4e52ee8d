import { contentLines, escapedValue } from '../catalogue/contentLines';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A reminder to ask the customer, for a calendar. */
export interface FollowUp {
  /** Unique in all calendars. */
  id: string;
  title: string;
  text: string;
  /** The day it is for, as '2026-12-04': a date without a time is the same day in every time zone. */
  day: string;
}

/** The reminder as an iCalendar file (RFC 5545). By hand, as writers of calendars put the machine's clock into it. */
export function asCalendar({ id, title, text, day }: FollowUp, now: Date): string {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//sales-desk//EN',
    'BEGIN:VEVENT',
    `UID:${escapedValue(id)}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${next.replaceAll('-', '')}`,
    `SUMMARY:${escapedValue(title)}`,
    `DESCRIPTION:${escapedValue(text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

/** The day that many days after a moment, by the clock of this machine. */
export function dayAfter(now: Date, days: number): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12);
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

const two = (number: number) => String(number).padStart(2, '0');
