import type { PageFacts } from './facts';

/** Whether a page of the config stands for many: one for each category or product. */
export function isMadeForMany({ address = '' }: PageFacts): boolean {
  return /:(category|product)(\/|$)/.test(address);
}

/**
 * A page of the config as visitors meet it: once for each category that shows other blocks than the rest, and once for
 * the rest. Most pages are one.
 */
export function pagesByCategory(page: PageFacts): PageFacts[] {
  if (!isMadeForMany(page)) return [page];
  const named = new Set(page.blocks.flatMap(({ only = [] }) => only));
  if (named.size === 0) return [page];
  return [...named, undefined].map((category) => {
    const blocks = page.blocks.filter(
      ({ only }) => !only || (category !== undefined && only.includes(category)),
    );
    const types = blocks.map(({ value }) => String(value['type']));
    return Object.assign({}, page, { blocks, types });
  });
}
