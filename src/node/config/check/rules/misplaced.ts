import { CATEGORY, PRODUCT } from '../../../../catalogue/addresses';
import { hasPart } from '../../../schemas/needs';
import type { Rule } from '../context';
import { textOf } from '../facts';

/** The pages that are made for each product or category, and their addresses. */
const PAGES = { product: `${PRODUCT}:product`, category: `${CATEGORY}:category` };

/** Blocks that show the product or category of a page are on pages made for one. */
export const rule: Rule = ({ data, set, facts, error }) => {
  // Without a store, another rule reports these blocks.
  if (!hasPart(data, 'store')) return;
  const told = new Set<object>();
  for (const { address, blocks } of [...facts.pages, facts.notFound ?? []].flat()) {
    // An address with more than one place is reported by the schema.
    if (/:.*:/.test(address ?? '')) continue;
    const made = madeFor(address ?? '');
    for (const { value, path } of blocks) {
      const type = textOf(value, 'type') ?? '';
      const { 'x-page': belongs, 'x-instead': instead } = set.block(type) ?? {};
      if (!belongs || belongs === 'list' || belongs === made || told.has(value)) continue;
      told.add(value);
      error(
        [...path, 'type'],
        `The block "${type}" has nothing to show on ${address ?? 'the 404 page'}: that page is not made for a ${belongs}.`,
        `Move it to the page "${PAGES[belongs]}"${instead ? `, or use "${instead}" here` : ''}.`,
      );
    }
  }
};

function madeFor(address: string): 'category' | 'product' | undefined {
  if (address.includes(':category')) return 'category';
  return address.includes(':product') ? 'product' : undefined;
}
