/** The storage key of the language that was chosen in this browser. */
const STORAGE_KEY = 'studio-language';

/** The language that was chosen in this browser: 'fr'; undefined where Studio follows the site. */
export function chosenLanguage(): string | undefined {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? undefined;
  } catch {
    // Blocked: Studio follows the site.
    return undefined;
  }
}

/**
 * Keeps the language that is chosen; `undefined` follows the site again.
 * @returns Whether it could be kept.
 */
export function chooseLanguage(language: string | undefined): boolean {
  try {
    if (language === undefined) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, language);
    return true;
  } catch {
    return false;
  }
}
