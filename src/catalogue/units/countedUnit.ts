/** What stands before a unit in a language: 'per metre'. A regular expression without anchors. */
const PER: Record<string, string> = {
  ar: 'لكل|كل',
  de: 'pro|je|per',
  en: 'per',
  es: 'por|el|la',
  fr: 'par|au|à la|le|la',
  nb: 'per|pr',
  pt: 'por|ao|à',
};

/**
 * The language whose words for units those of a site are read with: Norwegian and Nynorsk write most of them as Bokmål,
 * and a language that is not known is read as English.
 * @param language As the site has it: 'nb-NO'.
 */
export function unitLanguageOf(language: string): string {
  const [code = ''] = language.toLowerCase().split('-');
  if (code === 'nn' || code === 'no') return 'nb';
  return code in PER ? code : 'en';
}

const PATTERNS = new Map(
  Object.entries(PER).map(([language, words]) => [
    language,
    new RegExp(String.raw`^(?:${words})\.?\s+`, 'iu'),
  ]),
);

/** What matches the words before a unit, at its start: 'per ', 'pr. '. */
export const perWordsOf = (language: string): RegExp =>
  PATTERNS.get(unitLanguageOf(language)) as RegExp;

/**
 * A unit as it stands behind a quantity: '12 × m²' where a price is 'per m²'.
 * @param language That of the site: 'nb-NO'.
 */
export const countedUnit = (unit: string, language: string): string =>
  unit.replace(perWordsOf(language), '');

const OF_ANY_LANGUAGE = new RegExp(String.raw`^(?:${Object.values(PER).join('|')})\.?\s+`, 'iu');

/** A unit without the words before it, in whatever language they are. */
export const bareUnit = (unit: string): string => unit.replace(OF_ANY_LANGUAGE, '');
