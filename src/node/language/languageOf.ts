import { valueAt } from '../../document/values';

/** The language of a company: 'nb-NO'; 'en' if the config names none. */
export function languageOf(config: unknown): string {
  const language = valueAt(config, ['site', 'language']);
  return isLanguage(language) ? language : 'en';
}

function isLanguage(language: unknown): language is string {
  try {
    return typeof language === 'string' && Intl.getCanonicalLocales(language).length > 0;
  } catch {
    return false;
  }
}
