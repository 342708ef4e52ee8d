import type { SiteConfig } from '../../../src/generated/authored';

/** How much larger a config is to be made. */
export interface Scale {
  /** Content pages in all. */
  pages: number;
  /** Products in all. */
  products: number;
}

/**
 * Makes a large site of a small one: its content pages and its products again and again, each with a name,
 * an address and a description of its own, until there are as many as asked for.
 * @throws When the config has nothing to be repeated.
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

/** A page that stands at one address and is not the home page or one that others link to by their kind. */
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
