import { valueAt } from '../../document/values';
import { PRODUCTS_PATH } from '../config/productFiles/namedFiles';
import { withProductsSet } from '../config/productFiles/withProducts';

/** Of so many products, some have whatever a new block may show. */
const MAX_PRODUCTS = 2000;

/**
 * A draft with the first of its products: what a window needs before it can be shown is said of them, without waiting for
 * a hundred thousand.
 */
export function withFirstProducts(draft: unknown): unknown {
  const products = valueAt(draft, PRODUCTS_PATH);
  return Array.isArray(products) && products.length > MAX_PRODUCTS
    ? withProductsSet(draft, products.slice(0, MAX_PRODUCTS))
    : draft;
}
