/** The session storage key of a history entry's scroll position, in px. */
export function scrollKey(entry: string): string {
  return `scroll:${entry}`;
}
