import {
  ENGLISH as ENGLISH_DESCRIBING,
  type Describing,
} from '../../document/describing/describing';
import { withGroupedCounts } from './groupedCounts';

/** The parts of Studio that have words of their own. */
export type Tool =
  | 'shell'
  | 'conflicts'
  | 'tour'
  | 'form'
  | 'newCompany'
  | 'calendar'
  | 'files'
  | 'history'
  | 'look'
  | 'pictures'
  | 'products'
  | 'publish'
  | 'visits'
  | 'words';

/** Words in any language: the same keys, and for what is filled in the same values, but other texts. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Words]: Translated<Words[Key]> };

/** What a language brings. */
interface Spoken {
  /** The language whose notation of numbers, dates and lists is used: 'pt-PT'. */
  formats: string;
  words: Partial<Record<Tool, object>>;
  describing: Describing;
}

/** English as Studio writes it: 28 November 2026. */
const ENGLISH: Spoken = { formats: 'en-GB', words: {}, describing: ENGLISH_DESCRIBING };

let spoken = ENGLISH;
let known: readonly string[] = [];
/** Whether a part of Studio has its words already. */
let isAsked = false;

/**
 * Says in which language Studio is, before any part of it is loaded.
 * @param language What is not in it is in English; without one, everything is.
 * @param languages All that Studio speaks: 'en', 'fr' …
 * @throws If it comes too late: a part would be in another language than the rest.
 */
export function speak(language: Spoken | undefined, languages: readonly string[]): void {
  if (isAsked) throw new Error('A part of Studio was loaded before its language was known.');
  spoken = language ?? ENGLISH;
  known = languages;
}

/** The language that Studio is in, for `Intl`: 'pt-PT'. */
export function spokenLanguage(): string {
  return spoken.formats;
}

/** A count that stands alone, in figures: '14,022'. */
export function inFigures(count: number): string {
  return new Intl.NumberFormat(spoken.formats).format(count);
}

/** How differences between versions are put into words. */
export function spokenDescribing(): Describing {
  return spoken.describing;
}

/** The languages that Studio speaks, to choose from: 'en', 'fr' … */
export function knownLanguages(): readonly string[] {
  return known;
}

/** The words of a part of Studio in the language that Studio is in; all of them in English where it has none. */
export function inLanguage<Words extends object>(tool: Tool, english: Words): Translated<Words> {
  isAsked = true;
  // The type of a dictionary says that it has the same keys and values.
  const words = (spoken.words[tool] ?? english) as Translated<Words>;
  return withGroupedCounts(words as Translated<Words> & object, spoken.formats);
}
