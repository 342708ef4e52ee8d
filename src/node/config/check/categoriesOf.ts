import { textOf } from './facts';

/** The ids of the categories that a product is listed in, its own first. The config may be malformed. */
export function categoriesOf(product: Record<string, unknown>): string[] {
  const own = textOf(product, 'category');
  if (own === undefined) return [];
  if (product['categories'] === undefined) return [own];
  const others: unknown[] = Array.isArray(product['categories']) ? product['categories'] : [];
  return [...new Set([own, ...others.filter((one) => typeof one === 'string')])];
}
