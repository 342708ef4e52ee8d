import { keepText, keptText } from '../kept';

/** The storage key of the language that was chosen in this browser. */
const STORAGE_KEY = 'studio-language';

/** The language that was chosen in this browser: 'fr'; undefined where Studio follows the site. */
export const chosenLanguage = (): string | undefined => keptText(STORAGE_KEY);

/**
 * Keeps the language that is chosen; `undefined` follows the site again.
 * @returns Whether it could be kept.
 */
export const chooseLanguage = (language: string | undefined): boolean =>
  keepText(STORAGE_KEY, language);
