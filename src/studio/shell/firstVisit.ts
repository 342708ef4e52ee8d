import { keepText, keptText } from '../kept';

/** The storage key that says that Studio has been opened in this browser before. */
const STORAGE_KEY = 'studio-visited';

/**
 * Whether this browser opens Studio for the first time: true once only, and never where nothing can be stored, as a tour
 * at every visit would be worse than none.
 */
export const isFirstVisit = (): boolean =>
  keptText(STORAGE_KEY) === undefined && keepText(STORAGE_KEY, 'true');
