import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Product, SiteConfig } from '../../../src/generated/authored';
import { partsCatalogue } from '../../search/partsCatalogue';

/** How the config of a large site is written. */
interface PartsSite {
  /** Products besides those of the shipped company. */
  count: number;
  /** Which files have compressed copies: all but those of products by default. */
  copies?: 'none' | 'most' | 'all';
  /** Every so many products, another text for one. */
  changed?: { every: number; text: string };
}

/**
 * Writes the shipped company with a made-up industrial catalogue in a file, searched by an endpoint.
 * @returns The path of its config.
 */
export async function writePartsSite(
  folder: string,
  { count, copies = 'most', changed }: PartsSite,
): Promise<string> {
  await mkdir(folder, { recursive: true });
  await cp('public', path.join(folder, 'public'), { recursive: true });
  const config = JSON.parse(await readFile('site.config.json', 'utf8')) as SiteConfig;
  const { store } = config;
  const [model] = store?.categories ?? [];
  if (!store || !model) throw new Error('The config has no store.');
  const parts = partsCatalogue(count);
  const ids = new Map(parts.categories.map(({ id }, n) => [id, `parts-${n + 1}`]));
  const products = parts.products.map(
    ({ categories, description = '', specifications, ...rest }, n) => ({
      ...rest,
      category: ids.get(categories[0] ?? ''),
      description:
        changed && n % changed.every === 0 ? `${description} ${changed.text}` : description,
      specifications,
    }),
  );
  const lines = [...store.products, ...(products as unknown as Product[])].map((product) =>
    JSON.stringify(product),
  );
  await writeFile(path.join(folder, 'products.jsonl'), `${lines.join('\n')}\n`);
  const { aliases: _, count: __, ...like } = model;
  const categories = parts.categories.map(({ id, name }) =>
    Object.assign({}, like, { id: ids.get(id), name }),
  );
  const file = path.join(folder, 'site.config.json');
  const written = {
    ...config,
    $schema: undefined,
    hosting: {
      ...config.hosting,
      compressed: copies !== 'none',
      compressedProducts: copies === 'all',
    },
    store: {
      ...store,
      categories: [...store.categories, ...categories],
      products: { from: 'products.jsonl' },
      search: { endpoint: '/search' },
    },
  };
  await writeFile(file, JSON.stringify(written, null, 2));
  return file;
}
