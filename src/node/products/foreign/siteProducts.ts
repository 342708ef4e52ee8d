import { idFrom } from '../../../document/idFrom';
import { readableId } from '../../language/readableId';
import { isRecord } from '../../../document/isRecord';

/** What a site has already, as far as an import has to know it. Codes and ids are in lower case. */
export interface SiteProducts {
  /** The ids of products by their codes and ids. */
  ids: ReadonlyMap<string, string>;
  /** The ids of sizes by their codes and ids, with the id of their product. */
  sizes: ReadonlyMap<string, { id: string; product: string }>;
  /** The product that has an id, or a size with it. */
  owners: ReadonlyMap<string, string>;
}

/** What is known of the products of a site. */
export function siteProducts(list: readonly unknown[]): SiteProducts {
  const ids = new Map<string, string>();
  const sizes = new Map<string, { id: string; product: string }>();
  const owners = new Map<string, string>();
  for (const entry of list) {
    const product = identityOf(entry);
    if (!product) continue;
    for (const key of product.keys) ids.set(key, product.id);
    owners.set(product.id, product.id);
    const { variants } = isRecord(entry) ? entry : {};
    for (const one of Array.isArray(variants) ? variants : []) {
      const size = identityOf(one);
      if (!size) continue;
      for (const key of size.keys) sizes.set(key, { id: size.id, product: product.id });
      owners.set(size.id, product.id);
    }
  }
  return { ids, sizes, owners };
}

/** The id of a product or size, and what it is found by: its code before its id. */
function identityOf(entry: unknown): { id: string; keys: string[] } | undefined {
  const { id, code } = isRecord(entry) ? entry : {};
  if (typeof id !== 'string') return undefined;
  const codes = typeof code === 'string' ? [code] : [];
  return { id, keys: [...codes, id].map((key) => key.toLowerCase()) };
}

/**
 * A function that makes the code of a product that has none of its name. A product that the site has by the id that
 * earlier versions made, of Latin letters and digits alone, keeps it.
 */
export function codeFromName(list: readonly unknown[]): (name: string) => string {
  const names = new Map<string, string>();
  for (const entry of list) {
    const { id, name } = isRecord(entry) ? entry : {};
    if (typeof id === 'string' && typeof name === 'string') names.set(id, beginning(name));
  }
  return (name) => {
    const earlier = idFrom(name);
    return names.get(earlier) === beginning(name) ? earlier : readableId(name);
  };
}

/** Names may have been shortened, and earlier versions put a code behind some. */
const beginning = (name: string): string => name.slice(0, 24).toLowerCase();
