import type { SiteConfig } from '../../../src/generated/authored';

/** The size of a large config. */
export interface Scale {
  /** Total number of content pages. */
  pages: number;
  /** Total number of products. */
  products: number;
}

/**
 * Enlarges a site by repeating its content pages and products, each with its own name, address and description.
 * @throws If the config has nothing to repeat.
 */
export function enlarge<C extends SiteConfig>(config: C, { pages, products }: Scale): C {
  const { store } = config;
  if (!store) throw new Error('The config has no store whose products could be repeated.');
  return {
    ...config,
    pages: repeat(config.pages, pages, isContent, (page, n) => ({
      ...page,
      path: `/section-${n % 50}/page-${n}`,
      title: `Page ${n} of a large site`,
      description: `Page ${n} of a site that was made large to see how long it takes to be checked and built.`,
    })),
    store: {
      ...store,
      products: repeat(
        store.products,
        products,
        () => true,
        (product, n) => ({
          ...product,
          id: `${product.id}-${n}`,
          name: `${product.name} ${n}`,
        }),
      ),
    },
  };
}

/** Whether a page can be repeated: it has no parameter, is not at the top level, and has enough content. */
function isContent({ path, blocks }: SiteConfig['pages'][number]): boolean {
  return path.split('/').length > 2 && !path.includes(':') && blocks.length > 2;
}

function repeat<T>(
  items: readonly T[],
  count: number,
  fits: (item: T) => boolean,
  copy: (item: T, n: number) => T,
): T[] {
  const models = items.filter(fits);
  const [first] = models;
  if (!first) throw new Error('There is nothing to be repeated.');
  const missing = Math.max(0, count - items.length);
  const copies = Array.from({ length: missing }, (_, n) =>
    copy(models[n % models.length] ?? first, n + 1),
  );
  return [...items, ...copies];
}
