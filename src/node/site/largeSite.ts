import { valueAt } from '../../document/values';
import type { SiteConfig } from '../../generated/authored';

/**
 * From this many products on, a site is large: pages made for each category and product share their CSS, and what changes with every
 * product keeps its address. Below, every page is ready to be shown in one round trip, and files are cached for ever.
 */
const MIN_PRODUCTS_OF_LARGE_SITE = 5000;

/** Whether a draft, which may have mistakes, is one of a large site. */
export function hasManyProducts(draft: unknown): boolean {
  const products = valueAt(draft, ['store', 'products']);
  return Array.isArray(products) && products.length >= MIN_PRODUCTS_OF_LARGE_SITE;
}

/**
 * Whether a site is large.
 * @param from Its least number of products; another in tests.
 */
export function isLarge(
  { store }: Pick<SiteConfig, 'store'>,
  from = MIN_PRODUCTS_OF_LARGE_SITE,
): boolean {
  return (store?.products.length ?? 0) >= from;
}
