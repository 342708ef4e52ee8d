/** What a search looks at of a product. */
export interface Searchable {
  name: string;
  category: string;
  description?: string;
}

/** Finds the products of a listing that a term fits: all of them for an empty one, always in their order. */
export type Search<P> = (term: string) => readonly P[];

/**
 * What a visitor means by what he typed: keyboards of phones put a space behind a word that they complete.
 */
export function searchTerm(typed: string): string {
  return typed.trim();
}

/**
 * Prepares a search by name, description and category, whatever the case of the letters, and by nothing else
 * (spec R22). Preparing reads every product once; a search is then one pass over ready texts.
 */
export function createSearch<P extends Searchable>(products: readonly P[]): Search<P> {
  // Fields are separated by what no field and no search box can hold, so that no term spans two of them.
  const texts = products.map(({ name, description = '', category }) =>
    [name, description, category].join('\n').toLowerCase(),
  );
  return (term) => {
    const wanted = term.toLowerCase();
    return wanted ? products.filter((_, index) => texts[index]?.includes(wanted)) : products;
  };
}
