import { PAGE_SIZE } from '../../catalogue/pageSize';

/** What has a brand, or that of the store. */
interface Branded {
  brand?: string | undefined;
}

/** The products of one brand in a category that is too long for one page. */
export interface BrandPart<C, P> {
  /** 'bearings-nordlager' */
  slug: string;
  category: C;
  brand: string;
  products: readonly P[];
}

/** A page for a single product would say no more than its own. */
const MIN_PRODUCTS = 2;

/**
 * The brands of categories, by the slug of a page of their own: for visitors without JavaScript, who have no filters, and
 * for search engines. Only categories of several pages have them, so that there are at most half as many as products.
 * @param isTaken Whether a listing has this slug already.
 */
export function brandParts<C extends { id: string }, P extends Branded>(
  { categories, brand: storeBrand }: Branded & { categories: readonly C[] },
  productsIn: (category: string) => readonly P[],
  isTaken: (slug: string) => boolean,
): ReadonlyMap<string, BrandPart<C, P>> {
  const parts = new Map<string, BrandPart<C, P>>();
  for (const category of categories) {
    const products = productsIn(category.id);
    if (products.length <= PAGE_SIZE) continue;
    const brands = byBrand(products, storeBrand);
    if (brands.size < 2) continue;
    for (const [brand, own] of brands) {
      const slug = `${category.id}-${slugOf(brand)}`;
      if (slugOf(brand) === '' || own.length < MIN_PRODUCTS || isTaken(slug) || parts.has(slug))
        continue;
      parts.set(slug, { slug, category, brand, products: own });
    }
  }
  return parts;
}

/** Products by their brand, which may be that of the store; those without any are in none. */
function byBrand<P extends Branded>(products: readonly P[], storeBrand = ''): Map<string, P[]> {
  const brands = new Map<string, P[]>();
  for (const product of products) {
    const brand = product.brand ?? storeBrand;
    const group = brands.get(brand);
    if (group) group.push(product);
    else if (brand !== '') brands.set(brand, [product]);
  }
  return brands;
}

/** 'Ørsted & Søn' as part of an address: 'orsted-son'. */
const slugOf = (brand: string): string =>
  brand
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
