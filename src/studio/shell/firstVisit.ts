/** The storage key that says that Studio has been opened in this browser before. */
const STORAGE_KEY = 'studio-visited';

/** Whether this browser opens Studio for the first time: true once only, and never where nothing can be stored. */
export function isFirstVisit(): boolean {
  try {
    if (localStorage.getItem(STORAGE_KEY) !== null) return false;
    localStorage.setItem(STORAGE_KEY, 'true');
    return true;
  } catch {
    // Blocked or full: a tour at every visit would be worse than none.
    return false;
  }
}
