import { addItems, type CartItem } from '../../cart/items';
import type { Cart } from '../../cart/store';
import type { KnownProducts } from '../../catalogue/lookUp';
import { createOrderParser, type OrderLine, type ParsedOrder } from '../../catalogue/partNumbers';
import type { CatalogueIndex } from '../../generated/types';
import { askCatalogue } from '../../widgets/search/askCatalogue';

/** What a list is read with. */
interface Reading {
  cart: Cart;
  catalogue: CatalogueIndex;
  /** The address of the search. */
  search: string;
  /** Words that are allowed beside a quantity. */
  units: readonly string[];
}

/**
 * Adds the part numbers in a text to the list in one change: ids, and codes as they are printed, those of makers and of
 * sizes as well. Resolves to undefined, with nothing added, if the catalogue lookup fails.
 * @throws If the search is out of reach.
 */
export async function addParts(
  text: string,
  { cart, catalogue, search, units }: Reading,
): Promise<ParsedOrder | undefined> {
  const { codesIn, printedIn, parseOrder } = createOrderParser(units);
  const codes = codesIn(text);
  // A dynamic import here too, so that it stays a chunk shared with the inquiry page.
  const { lookUp } = await import('../../catalogue/lookUp');
  const byId = await lookUp(catalogue, codes);
  if (byId.size < codes.size) return undefined;
  const knows = (code: string) => Boolean(byId.get(code));
  const ids = await idsOf(printedIn(text, knows), search);
  const byCode = await lookUp(catalogue, ids.values());
  if (byCode.size < new Set(ids.values()).size) return undefined;
  const order = parseOrder(text, knows, (printed) => ids.get(printed));
  const products = new Map([...byId, ...byCode]);
  cart.change((items) =>
    addItems(
      items,
      order.known.map((line) => toItem(line, products)),
    ),
  );
  return order;
}

/**
 * The ids of what has a code, by the code as it was written; neither of codes that several products have, nor of a
 * product of which a size has to be chosen.
 */
async function idsOf(printed: ReadonlySet<string>, search: string): Promise<Map<string, string>> {
  const found = await Promise.all(
    [...printed].map(async (code): Promise<[string, string][]> => {
      const request = { q: code, isCode: true, size: 1, withFacets: false };
      const { hits, total } = await askCatalogue(search, request);
      const [hit] = hits;
      return hit && total === 1 && !hit.hasSizes ? [[code, hit.size?.id ?? hit.id]] : [];
    }),
  );
  return new Map(found.flat());
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
