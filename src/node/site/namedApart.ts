/** What tells products of one name apart. */
interface Named {
  name: string;
  brand?: string | undefined;
  /** As printed. */
  code?: string | undefined;
}

/**
 * Products with their brand behind a name that one of another brand has, too: 'Ball bearing (Nordlager)'. So they are
 * told apart wherever a name stands, even if both makers print the same code: in tiles, suggestions, lists, messages and at
 * the desk. Other products stay as they are.
 * @param storeBrand That of products without one of their own.
 */
export function withBrands<P extends Named>(
  products: readonly P[],
  storeBrand: string | undefined,
): readonly P[] {
  const brandOf = ({ brand = storeBrand }: Named) => brand ?? '';
  const brands = new Map<string, Set<string>>();
  for (const product of products) {
    const key = keyOf(product);
    const known = brands.get(key);
    if (known) known.add(brandOf(product));
    else brands.set(key, new Set([brandOf(product)]));
  }
  return products.map((product) => {
    const brand = brandOf(product);
    const isShared = (brands.get(keyOf(product))?.size ?? 0) > 1;
    if (!isShared || brand === '' || product.name.includes(brand)) return product;
    return { ...product, name: `${product.name} (${brand})` };
  });
}

/**
 * The names of products in titles of pages, in their order: with the printed code behind those that several still have.
 * @param products With their brands.
 */
export function namesInTitles(products: readonly Named[]): string[] {
  const counts = new Map<string, number>();
  for (const product of products) counts.set(keyOf(product), (counts.get(keyOf(product)) ?? 0) + 1);
  return products.map((product) => {
    const isShared = (counts.get(keyOf(product)) ?? 0) > 1;
    return isShared && product.code ? `${product.name} ${product.code}` : product.name;
  });
}

/** A name as people compare it; soft hyphens are not seen. */
const keyOf = ({ name }: Named) => name.replaceAll('\u00AD', '').toLowerCase();
