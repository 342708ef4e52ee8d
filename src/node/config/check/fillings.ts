import { isRecord } from '../../../document/isRecord';
import type { Path } from '../../../document/schema/walk';
import type { Context } from './context';
import { entries, textOf } from './facts';
import { valueAt } from '../../../document/values';

/** The values of placeholders in titles and descriptions. */
export interface Filling {
  site: string;
  products: (Named & { category: string })[];
  categories: Named[];
}

/** A named entry, and the path of its name. */
interface Named {
  id: string;
  name: string;
  path: Path;
}

/** Gathers the values of {site.name}, {product.name} and {category.name}. */
export function fillings({ config }: Context): Filling {
  const store = recordAt(config, 'store');
  const site = recordAt(config, 'site');
  const categories = named(config, ['store', 'categories']);
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return {
    site: textOf(site, 'name') ?? '',
    products: entries(config, ['store', 'products']).map(({ value, path }) => {
      const category = textOf(value, 'category') ?? '';
      return {
        id: textOf(value, 'id') ?? '',
        name: textOf(value, 'name') ?? '',
        path: [...path, 'name'],
        category: names.get(category) ?? category,
      };
    }),
    categories: [
      ...[
        { id: 'all', field: 'allLabel' },
        { id: 'featured', field: 'featuredLabel' },
      ].map(({ id, field }) => ({ id, name: textOf(store, field) ?? id, path: ['store', field] })),
      ...categories,
    ],
  };
}

function recordAt(config: unknown, part: string): Record<string, unknown> {
  const value = valueAt(config, [part]);
  return isRecord(value) ? value : {};
}

function named(config: unknown, list: string[]): Named[] {
  return entries(config, list).map(({ value, path }) => ({
    id: textOf(value, 'id') ?? '',
    name: textOf(value, 'name') ?? '',
    path: [...path, 'name'],
  }));
}
