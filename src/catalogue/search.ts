/** The searchable fields of a product. */
export interface Searchable {
  /** The product code. */
  id: string;
  name: string;
  category: string;
  description?: string;
}

/** Filters a listing by a term, keeping its order; an empty term matches everything. */
export type Search<P> = (term: string) => readonly P[];

/** Letters that Unicode does not decompose, as people type them on other keyboards. */
const UNDECOMPOSED_LETTERS: Record<string, string> = { Ø: 'O', Æ: 'AE', Œ: 'OE', Ł: 'L', Đ: 'D' };

/**
 * A text as searches compare it: in capitals, which turns 'ß' into 'SS', without accents and invisible characters (soft
 * hyphens, zero-width spaces), and with plain spaces in the place of others, which texts pasted from Word may have.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|\p{Cf}/gu, '')
    .toUpperCase()
    .replace(/[ØÆŒŁĐ]/g, (letter) => UNDECOMPOSED_LETTERS[letter] ?? '');
}

/** All that is searched of a product. No term matches across two fields: neither can hold the sign between them. */
export const foldedText = ({ id, name, description = '', category }: Searchable): string =>
  fold([id, name, description, category].join('\n'));

/**
 * Builds a substring search over code, name, description and category, and nothing else [L15]. Folds every product
 * once, so that a search is a single pass over prepared strings.
 */
export function createSearch<P extends Searchable>(products: readonly P[]): Search<P> {
  const texts = products.map(foldedText);
  return (term) => {
    const wanted = fold(term);
    return wanted ? products.filter((_, index) => texts[index]?.includes(wanted)) : products;
  };
}
