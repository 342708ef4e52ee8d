import { isRecord } from '../../../document/isRecord';
import type { Path } from '../../../document/schema/walk';
import type { Context } from './context';
import { entries, textOf } from './facts';
import { valueAt } from '../../../document/values';
import { namesInTitles, withBrands } from '../../site/namedApart';

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
  const categories = namedIn(config, ['store', 'categories']);
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const products = entries(config, ['store', 'products']);
  const named = products.map(({ value }) => ({
    id: textOf(value, 'id') ?? '',
    name: textOf(value, 'name') ?? '',
    brand: textOf(value, 'brand'),
    code: textOf(value, 'code'),
  }));
  const titles = namesInTitles(withBrands(named, textOf(store, 'brand')));
  return {
    site: textOf(site, 'name') ?? '',
    products: products.map(({ value, path }, at) => {
      const category = textOf(value, 'category') ?? '';
      return {
        id: textOf(value, 'id') ?? '',
        name: titles[at] ?? '',
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

function namedIn(config: unknown, list: string[]): Named[] {
  return entries(config, list).map(({ value, path }) => ({
    id: textOf(value, 'id') ?? '',
    name: textOf(value, 'name') ?? '',
    path: [...path, 'name'],
  }));
}
