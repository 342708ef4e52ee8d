import { PAGE_SIZE } from '../../../catalogue/pageSize';
import { isRecord } from '../../../document/isRecord';
import { categoriesOf } from './categoriesOf';
import { brandParts } from '../../site/brandParts';
import { entries, textOf } from './facts';

/**
 * The number of pages of each listing: '/store/category/engines', '/store/category/engines/2'. Slugs that are missing
 * here, such as aliases, have one.
 */
export function pagesOfListings(config: unknown): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (slug: string): unknown => counts.set(slug, (counts.get(slug) ?? 0) + 1);
  for (const { value } of entries(config, ['store', 'products'])) {
    if (value['unlisted'] === true) continue;
    for (const category of categoriesOf(value)) if (category !== 'all') add(category);
    add('all');
  }
  const store = isRecord(config) ? config['store'] : undefined;
  const featured = isRecord(store) ? store['featuredCount'] : undefined;
  if (typeof featured === 'number')
    counts.set('featured', Math.min(featured, counts.get('all') ?? 0));
  for (const { slug, products } of brandsOf(config).values()) counts.set(slug, products.length);
  return new Map([...counts].map(([slug, count]) => [slug, Math.ceil(count / PAGE_SIZE)]));
}

/** The brands of long categories, by the slugs of their pages. */
export function brandsOf(config: unknown): ReturnType<typeof brandParts> {
  const store = isRecord(config) && isRecord(config['store']) ? config['store'] : {};
  const found = knownBrands.get(store) ?? findBrands(config, store);
  knownBrands.set(store, found);
  return found;
}

/** Those of stores: several rules ask. */
const knownBrands = new WeakMap<object, ReturnType<typeof brandParts>>();

function findBrands(
  config: unknown,
  store: Record<string, unknown>,
): ReturnType<typeof brandParts> {
  const inCategory = new Map<string, { brand?: string | undefined }[]>();
  for (const { value } of entries(config, ['store', 'products'])) {
    if (value['unlisted'] === true) continue;
    for (const category of categoriesOf(value)) {
      const group = inCategory.get(category) ?? [];
      inCategory.set(category, group);
      group.push({ brand: textOf(value, 'brand') });
    }
  }
  const categories = entries(config, ['store', 'categories']).flatMap(({ value }) => {
    const id = textOf(value, 'id');
    return id === undefined ? [] : [{ id }];
  });
  const known = new Set(categories.map(({ id }) => id));
  return brandParts(
    { categories, brand: textOf(store, 'brand') },
    (category) => inCategory.get(category) ?? [],
    (slug) => known.has(slug),
  );
}
