import type { Schema } from '../../../document/schema/schema';
import { isRecord } from '../../../document/isRecord';
import { walk } from '../../../document/schema/walk';

/** Lists of products to look through. */
export const LISTS = ['all', 'mistakes', 'picture', 'name', 'links'] as const;

/** One of them. */
export type ListName = (typeof LISTS)[number];

/** The products without a picture of their own, by their indices. */
export function withoutPicture(list: readonly unknown[]): Set<number> {
  return indicesOf(list, (product) => !product['image'] && !product['images']);
}

/** The products that have their name in common with another one. */
export function withSameName(list: readonly unknown[]): Set<number> {
  const counts = new Map<string, number>();
  for (const product of list) {
    const name = nameOf(product);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return indicesOf(list, (product) => {
    const name = nameOf(product);
    return name !== '' && (counts.get(name) ?? 0) > 1;
  });
}

/** The products that nothing but the listing of their category leads to: no block, no text, no other product. */
export function neverLinked(schema: Schema, root: unknown, list: readonly unknown[]): Set<number> {
  const linked = new Set<string>();
  walk(schema, root, ({ kind, value }) => {
    if (kind === 'product' && typeof value === 'string') linked.add(value);
    if (kind === 'link' && typeof value === 'string') linked.add(lastStepOf(value));
    if (kind !== 'markdown' && kind !== 'inline-markdown') return;
    for (const text of Array.isArray(value) ? value : [value]) {
      if (typeof text !== 'string') continue;
      for (const [, link = ''] of text.matchAll(LINK)) linked.add(lastStepOf(link));
    }
  });
  return indicesOf(list, ({ id }) => typeof id !== 'string' || !linked.has(id));
}

const LINK = /\]\(([^)\s]+)\)/g;

/** 'pump' for '/store/products/pump?from=home#data'. */
const lastStepOf = (link: string): string => link.replace(/[?#].*$/, '').replace(/^.*\//, '');

const nameOf = (product: unknown): string => {
  const name = isRecord(product) ? product['name'] : undefined;
  return typeof name === 'string' ? name.trim().toLowerCase() : '';
};

function indicesOf(
  list: readonly unknown[],
  test: (product: Record<string, unknown>) => boolean,
): Set<number> {
  return new Set(
    [...list.keys()].filter((index) => {
      const product = list[index];
      return isRecord(product) && test(product);
    }),
  );
}
