import { hasPart } from '../../../schemas/needs';
import type { PageOf } from '../../../../document/schema/schema';
import { pagesFor } from '../../../site/addresses';
import type { Context, Rule } from '../context';
import { textOf } from '../facts';

/** Blocks that show the page's product or category are on pages made for one. */
export const rule: Rule = (context) => {
  const { config, set, facts, error } = context;
  // If there is no store, another rule reports these blocks.
  if (!hasPart(config, 'store')) return;
  const told = new Set<object>();
  for (const { address, blocks } of [...facts.pages, facts.notFound ?? []].flat()) {
    // The schema reports a path with more than one parameter.
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
        `${whereTo(context, belongs, address)}${instead ? `, or use "${instead}" here` : ''}.`,
      );
    }
  }
};

function madeFor(address: string): 'category' | 'product' | undefined {
  if (address.includes(':category')) return 'category';
  return address.includes(':product') ? 'product' : undefined;
}

function whereTo({ facts, set }: Context, purpose: PageOf, address: string | undefined): string {
  const pages = facts.pages.map((page) => ({ path: page.address ?? '', types: page.types }));
  const existing =
    pagesFor(purpose, pages, set)[0] ?? pages.find(({ path }) => path.includes(`:${purpose}`));
  if (existing) return `Move it to the page "${existing.path}"`;
  const above = address === undefined || address.includes(':') || address === '/' ? '' : address;
  return `Move it to a page whose address ends with "/:${purpose}", such as "${above}/:${purpose}"`;
}
