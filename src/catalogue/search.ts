/** The searchable fields of a product. */
export interface Searchable {
  name: string;
  category: string;
  description?: string;
}

/** Filters a listing by a term, keeping its order; an empty term matches everything. */
export type Search<P> = (term: string) => readonly P[];

/** Normalises a search term: phone keyboards append a space to completed words. */
export function searchTerm(typed: string): string {
  return typed.trim();
}

/**
 * Builds a case-insensitive substring search over name, description and category, and nothing else [L15].
 * Normalises every product once, so that a search is a single pass over prepared strings.
 */
export function createSearch<P extends Searchable>(products: readonly P[]): Search<P> {
  // Joined by a character that neither fields nor the search box can hold: no term matches across two fields.
  const texts = products.map(({ name, description = '', category }) =>
    [name, description, category].join('\n').toLowerCase(),
  );
  return (term) => {
    const wanted = term.toLowerCase();
    return wanted ? products.filter((_, index) => texts[index]?.includes(wanted)) : products;
  };
}
