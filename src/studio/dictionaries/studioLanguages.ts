import { speak } from '../language/spoken';
import type { Dictionary } from './dictionary';

/** The languages that Studio is translated into, by their folders; each is loaded only where it is spoken. */
const found = import.meta.glob<Dictionary>('./*/dictionary.ts', { import: 'DICTIONARY' });
const dictionaries = new Map(
  Object.entries(found).map(([file, load]) => [file.split('/').at(1) ?? '', load]),
);

/** The language in which Studio is written: of who has none of the others. */
const FALLBACK = 'en';

/** The languages that Studio speaks: 'en', 'fr' … */
export const STUDIO_LANGUAGES: readonly string[] = [FALLBACK, ...dictionaries.keys()].toSorted();

/** The tags that others write for a language: Norwegian without saying which, and the other Norwegian. */
const ALSO: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb' };

/**
 * The first of some languages that Studio speaks, whatever the country: 'pt' for 'pt-MZ'. English if it speaks none.
 * @param wanted Language tags, the best first; those that are none are passed over.
 */
export function firstSpoken(wanted: readonly string[]): string {
  const primary = wanted.map((tag) => tag.split('-')[0]?.toLowerCase() ?? '');
  const known = primary.map((tag) => ALSO[tag] ?? tag);
  return known.find((tag) => STUDIO_LANGUAGES.includes(tag)) ?? FALLBACK;
}

/** Loads the words of a language, before any part of Studio is loaded, and says to the browser which it is. */
export async function speakIn(language: string): Promise<void> {
  document.documentElement.lang = language;
  speak(await dictionaries.get(language)?.(), STUDIO_LANGUAGES);
}
