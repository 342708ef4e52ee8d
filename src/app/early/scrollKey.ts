/** Under which name the session keeps how far, in px, the page of a history entry was scrolled. */
export function scrollKey(entry: string): string {
  return `scroll:${entry}`;
}
