/** Normalises a search term: phone keyboards append a space to completed words. */
export function searchTerm(typed: string): string {
  return typed.trim();
}
