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

/** A product or category with its name: a catalogue has a hundred thousand, so that nothing is made that few of them need. */
export interface Named {
  what: 'product' | 'category';
  id: string;
  name: string;
  /** The path of what has the name, and the field there. */
  path: Path;
  field: string;
}

/** Gathers the values of {site.name}, {product.name} and {category.name}. */
export function fillings({ config }: Context): Filling {
  const store = recordAt(config, 'store');
  const site = recordAt(config, 'site');
  const categories = entries(config, ['store', 'categories']).map(({ value, path }) =>
    category(textOf(value, 'id') ?? '', textOf(value, 'name') ?? '', path),
  );
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const products = entries(config, ['store', 'products']);
  const known = products.map(({ value }) => ({
    id: textOf(value, 'id') ?? '',
    name: textOf(value, 'name') ?? '',
    brand: textOf(value, 'brand'),
    code: textOf(value, 'code'),
  }));
  const titles = namesInTitles(withBrands(known, textOf(store, 'brand')));
  return {
    site: textOf(site, 'name') ?? '',
    products: products.map(({ value, path }, at) => {
      const own = textOf(value, 'category') ?? '';
      const { id = '' } = known[at] ?? {};
      const name = titles[at] ?? '';
      return { what: 'product', id, name, path, field: 'name', category: names.get(own) ?? own };
    }),
    categories: [
      category('all', textOf(store, 'allLabel') ?? 'all', ['store'], 'allLabel'),
      category(
        'featured',
        textOf(store, 'featuredLabel') ?? 'featured',
        ['store'],
        'featuredLabel',
      ),
      ...categories,
    ],
  };
}

const category = (id: string, name: string, path: Path, field = 'name'): Named => ({
  what: 'category',
  id,
  name,
  path,
  field,
});

function recordAt(config: unknown, part: string): Record<string, unknown> {
  const value = valueAt(config, [part]);
  return isRecord(value) ? value : {};
}
