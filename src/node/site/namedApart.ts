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
  const keys = products.map(keyOf);
  const brands = new Map<string, string>();
  const shared = new Set<string>();
  for (const [index, product] of products.entries()) {
    const key = keys[index] ?? '';
    const known = brands.get(key);
    if (known === undefined) brands.set(key, brandOf(product));
    else if (known !== brandOf(product)) shared.add(key);
  }
  return products.map((product, index) => {
    const brand = brandOf(product);
    if (!shared.has(keys[index] ?? '') || brand === '' || product.name.includes(brand))
      return product;
    return { ...product, name: `${product.name} (${brand})` };
  });
}

/**
 * The names of products in titles of pages, in their order: with the code behind those that several still have, as
 * printed, or the id, which is shown as the code of the others.
 * @param products With their brands.
 */
export function namesInTitles(products: readonly (Named & { id: string })[]): string[] {
  const keys = products.map(keyOf);
  const known = new Set<string>();
  const shared = new Set<string>();
  for (const key of keys) (known.has(key) ? shared : known).add(key);
  return products.map(({ name, id, code = id }, index) =>
    shared.has(keys[index] ?? '') ? `${name} ${code}`.trimEnd() : name,
  );
}

/** A name as people compare it; soft hyphens are not seen. */
const keyOf = ({ name }: Named) => name.replaceAll('\u00AD', '').toLowerCase();
