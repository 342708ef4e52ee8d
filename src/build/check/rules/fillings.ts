import { isRecord } from '../../schemas/walk';
import type { Context } from '../context';
import { entries, textOf } from '../facts';

/** The names that may be filled into titles and descriptions. */
export interface Filling {
  site: string;
  products: { id: string; name: string; category: string }[];
  categories: { id: string; name: string }[];
}

/** Gathers what {site.name}, {product.name} and {category.name} stand for. */
export function fillings({ data }: Context): Filling {
  const config = isRecord(data) ? data : {};
  const store = isRecord(config['store']) ? config['store'] : {};
  const site = isRecord(config['site']) ? config['site'] : {};
  const categories = named(data, ['store', 'categories']);
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return {
    site: textOf(site, 'name') ?? '',
    products: entries(data, ['store', 'products']).map(({ value }) => {
      const category = textOf(value, 'category') ?? '';
      return {
        id: textOf(value, 'id') ?? '',
        name: textOf(value, 'name') ?? '',
        category: names.get(category) ?? category,
      };
    }),
    categories: [
      { id: 'all', name: textOf(store, 'allLabel') ?? 'all' },
      { id: 'featured', name: textOf(store, 'featuredLabel') ?? 'featured' },
      ...categories,
    ],
  };
}

function named(data: unknown, path: string[]): { id: string; name: string }[] {
  return entries(data, path).map(({ value }) => ({
    id: textOf(value, 'id') ?? '',
    name: textOf(value, 'name') ?? '',
  }));
}
