/** The storage key that says that Studio has been opened in this browser before. */
const VISITED = 'studio-visited';

/** Whether this browser opens Studio for the first time: true once only, and never where nothing can be stored. */
export function isFirstVisit(): boolean {
  try {
    if (localStorage.getItem(VISITED) !== null) return false;
    localStorage.setItem(VISITED, 'true');
    return true;
  } catch {
    // Blocked or full: a tour at every visit would be worse than none.
    return false;
  }
}
