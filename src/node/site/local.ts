import type { InterfaceStrings, Local } from '../../generated/types';
import { writingOf } from '../language/writing';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
const A_MONDAY_MS = Date.UTC(2024, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

/** List separators of scripts that do not use ','. */
const COMMAS: Record<string, string> = { Arab: '، ', Thaa: '، ', Syrc: '، ' };

/**
 * Local formats of a language; undefined for English, the config's own notation.
 * @param language One that Node has formats for.
 */
export function localOf(language: string): Local | undefined {
  if (/^en\b/.test(language)) return undefined;
  const weekdays = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const days = DAYS.map((day, index) => [day, weekdays.format(A_MONDAY_MS + index * DAY_MS)]);
  return {
    comma: COMMAS[writingOf(language).script] ?? ', ',
    days: Object.fromEntries(days) as Local['days'],
    dates: Array.from({ length: 12 }, (_, month) => dateIn(language, month)),
  };
}

/**
 * How dates of a month are written: '{day}. mai {year}'. The browser fills in the numbers, since its own formats may be
 * those of another language.
 */
function dateIn(language: string, month: number): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeZone: 'UTC',
    numberingSystem: 'latn',
    calendar: 'gregory',
  });
  return format
    .formatToParts(Date.UTC(2024, month, 1))
    .map(({ type, value }) => (type === 'day' || type === 'year' ? `{${type}}` : value))
    .join('');
}

/** Placeholders filled with numbers need no isolation: digits have no strong direction. */
const COUNTS = /^(n|count|from|to|total|qty|lines|items|part|parts|rating)$/;
const ISOLATE = '\u2068';
const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const END_ISOLATE = '\u2069';

/**
 * Isolates the values of placeholders in right-to-left texts, so that they keep their own direction: names that of
 * their first letter, phone numbers and codes left to right (Unicode Standard Annex 9, "Explicit Directional
 * Isolates").
 */
export function isolatePlaceholders(strings: InterfaceStrings): InterfaceStrings {
  return Object.fromEntries(
    Object.entries(strings).map(([name, text]) => [name, isolate(text)]),
  ) as unknown as InterfaceStrings;
}

const isolate = (text: string) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    if (COUNTS.test(name)) return placeholder;
    return (
      (/^(number|code)$/.test(name) ? LEFT_TO_RIGHT_ISOLATE : ISOLATE) + placeholder + END_ISOLATE
    );
  });
