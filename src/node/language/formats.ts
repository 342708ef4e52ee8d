/** The notation for languages that Node has no formats for. */
const FALLBACK = 'en-GB';

/** What decides the notation of a site. */
interface Speaking {
  /** The language of the texts: 'ny'. */
  language: string;
  /** The language whose notation is used instead: 'en-ZM'. */
  format?: string | undefined;
}

/** Whether Node has the notation of numbers and dates of a language. */
export function hasFormats(language: string): boolean {
  const known = [
    Intl.NumberFormat.supportedLocalesOf(language),
    Intl.DateTimeFormat.supportedLocalesOf(language),
  ];
  return known.every((tags) => tags.length > 0);
}

/**
 * The language in whose notation a site writes numbers and dates. Never one that Node has no formats for, because Node
 * would take that of the machine: the same site would be built in German here and in Arabic there.
 */
export function formatsOf({ language, format = language }: Speaking): string {
  return hasFormats(format) ? format : FALLBACK;
}

/** The language whose plural forms are used: English for one that Node has none of. */
export function pluralsOf(language: string): string {
  return Intl.PluralRules.supportedLocalesOf(language).length > 0 ? language : FALLBACK;
}

/** The mark between whole numbers and decimals; a full stop where the notation has one of its own, as Arabic does. */
export function decimalMark(speaking: Speaking): '.' | ',' {
  const parts = new Intl.NumberFormat(formatsOf(speaking)).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
}
