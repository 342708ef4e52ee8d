import type { ListingContext } from '../../generated/types';

/** A part of the catalogue, as the search is asked for it. */
export interface CataloguePart {
  category?: string;
  /** The key of the only brand, among the values of filters. */
  brand?: string;
}

/** The part of the catalogue that a listing shows; undefined for one that cannot be searched as such. */
export function partOf({ slug, category, part }: ListingContext): CataloguePart | undefined {
  if (category !== undefined) return { category };
  return slug === 'all' ? {} : part;
}
