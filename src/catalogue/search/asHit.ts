import { createSearch } from '../search';
import type { DecimalMark } from '../units/readNumber';
import { codePattern } from './codePattern';
import { plainText } from './plainText';
import type { Hit, IndexedProduct, IndexedSize, Place, SearchSource } from './searchTypes';

/** Makes hits of products; a size whose code is the question, with or without its signs, is said. */
export function toHit(q: string, decimal: DecimalMark): (product: IndexedProduct) => Hit {
  const pattern = codePattern(plainText(q, decimal));
  const isAskedFor = ({ code }: IndexedSize) => pattern?.whole.test(plainText(code, decimal));
  return (product) => {
    const { description: _, sizes = [], ...hit } = product;
    const size = sizes.find(isAskedFor);
    if (size) return { ...hit, size };
    return sizes.length > 0 ? { ...hit, hasSizes: true } : hit;
  };
}

/** Categories and pages with all words of a question in their name. */
export function placesFor(q: string, { places }: Pick<SearchSource, 'places'>): Place[] {
  const matching = createSearch(
    places.map((place) => ({ place, id: '', name: place.name, category: '' })),
  );
  return matching(q).map(({ place }) => place);
}
