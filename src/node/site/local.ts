import type { InterfaceStrings, Local } from '../../generated/types';
import { writingOf } from '../language/writing';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
const A_MONDAY = Date.UTC(2024, 0, 1);
const DAY = 24 * 60 * 60 * 1000;

/** Scripts with a comma of their own. */
const COMMAS: Record<string, string> = { Arab: '، ', Thaa: '، ', Syrc: '، ' };

/** How a language writes the punctuation of the config: nothing for English, which the config uses as it is. */
export function localOf(language: string): Local | undefined {
  if (/^en\b/.test(language)) return undefined;
  const dates = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const days = DAYS.map((day, index) => [day, dates.format(A_MONDAY + index * DAY)]);
  return {
    comma: COMMAS[writingOf(language).script] ?? ', ',
    days: Object.fromEntries(days) as Local['days'],
  };
}

/** A number of things needs no mark: digits have no direction of their own. */
const COUNTS = /^(n|count|from|to|total|qty|lines|items|part|parts|rating)$/;
const ISOLATE = '\u2068';
const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const END = '\u2069';

/**
 * Isolates what is filled into right-to-left texts, so that it keeps its own direction: a name by its first letter, a phone
 * number and a code always from left to right (Unicode Standard Annex 9, "Explicit Directional Isolates").
 */
export function isolatePlaceholders(strings: InterfaceStrings): InterfaceStrings {
  return Object.fromEntries(
    Object.entries(strings).map(([name, text]) => [name, isolate(text)]),
  ) as unknown as InterfaceStrings;
}

const isolate = (text: string) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    if (COUNTS.test(name)) return placeholder;
    return (/^(number|code)$/.test(name) ? LEFT_TO_RIGHT_ISOLATE : ISOLATE) + placeholder + END;
  });
