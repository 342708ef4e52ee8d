import { addItems, type CartItem } from '../../cart/items';
import type { Cart } from '../../cart/store';
import type { KnownProducts } from '../../catalogue/lookUp';
import { createOrderParser, type OrderLine, type ParsedOrder } from '../../catalogue/partNumbers';
import type { CatalogueIndex } from '../../generated/types';

/**
 * Adds the part numbers in a text to the list in one change. Resolves to undefined, with nothing added, if the
 * catalogue lookup fails.
 * @param options.units Words that are allowed beside a quantity.
 */
export async function addParts(
  text: string,
  { cart, catalogue, units }: { cart: Cart; catalogue: CatalogueIndex; units: readonly string[] },
): Promise<ParsedOrder | undefined> {
  const { codesIn, parseOrder } = createOrderParser(units);
  const codes = codesIn(text);
  // A dynamic import here too, so that it stays a chunk shared with the inquiry page.
  const catalogueCode = await import('../../catalogue/lookUp');
  const products = await catalogueCode.lookUp(catalogue, codes);
  if (products.size < codes.size) return undefined;
  const order = parseOrder(text, (code) => Boolean(products.get(code)));
  const lines = order.known.map((line) => toItem(line, products));
  cart.change((items) => addItems(items, lines));
  return order;
}

function toItem({ code, quantity }: OrderLine, products: KnownProducts): CartItem {
  const product = products.get(code);
  return {
    id: code,
    name: product?.name ?? code,
    quantity,
    ...(product && { category: product.category, image: product.image }),
  };
}
