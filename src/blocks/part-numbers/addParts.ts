import type { CartItem } from '../../cart/items';
import type { Cart } from '../../cart/store';
import type { KnownProducts } from '../../catalogue/lookUp';
import { codesIn, readParts, type PartLine, type Parts } from '../../catalogue/partNumbers';
import type { CatalogueIndex } from '../../generated/types';

/**
 * Adds the part numbers in a text to the list in one change. Resolves to undefined, with nothing added, if the
 * catalogue lookup fails.
 */
export async function addParts(
  text: string,
  catalogue: CatalogueIndex,
  cart: Cart,
): Promise<Parts | undefined> {
  const codes = codesIn(text);
  // A dynamic import here too, so that it stays a chunk shared with the inquiry page.
  const catalogueCode = await import('../../catalogue/lookUp');
  const products = await catalogueCode.lookUp(catalogue, codes);
  if (products.size < codes.size) return undefined;
  const parts = readParts(text, (code) => Boolean(products.get(code)));
  cart.addAll(parts.known.map((line) => toItem(line, products)));
  return parts;
}

function toItem({ code, quantity }: PartLine, products: KnownProducts): CartItem {
  const product = products.get(code);
  return {
    id: code,
    name: product?.name ?? code,
    quantity,
    ...(product && { category: product.category, image: product.image }),
  };
}
