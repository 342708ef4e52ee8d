import { pagesFor } from '../../../site/addresses';
import type { PageOf } from '../../../schemas/schema';
import { hasPart } from '../../../schemas/needs';
import { insertEntry } from '../../../../studio/model/operation';
import type { Context, Rule } from '../context';
import type { PageFacts } from '../facts';

/** A page that the store links to by itself, known by the block that shows what it is for (`x-page`). */
interface NeededPage {
  of: PageOf;
  why: string;
  /** What a site has that needs the page. */
  for: 'store' | 'products';
}

const NEEDED: NeededPage[] = [
  { of: 'list', why: 'the list icon in the header links to it', for: 'store' },
  { of: 'category', why: 'every category links to it', for: 'products' },
  { of: 'product', why: 'every product links to it', for: 'products' },
];

/** The pages that the site has links to, whatever else its config says: home page, list and catalogue, each once. */
export const rule: Rule = (context) => {
  const { data, facts, error } = context;
  // Without pages, or with a broken one, the schema has said enough.
  if (facts.pages.length === 0 || facts.pages.some(({ address }) => address === undefined)) return;
  if (!facts.pages.some(({ address }) => address === '/'))
    error(['pages'], 'There is no page "/", but the logo links to it.', 'Add the home page.');
  const has = {
    store: hasPart(data, 'store'),
    products: facts.texts('product-id').length > 0,
  };
  for (const needed of NEEDED) if (has[needed.for]) needPage(context, needed);
};

function needPage(context: Context, needed: NeededPage): void {
  const { facts, set } = context;
  const { of } = needed;
  const block = set.blockTypes.find((type) => set.block(type)?.['x-page'] === of);
  if (block === undefined) return;
  const pages = facts.pages.map(({ address = '', types, path: at }) => ({
    path: address,
    types,
    at,
  }));
  const [first, ...others] = pagesFor(of, pages, set);
  for (const { path, at } of others) {
    context.error(
      [...at, 'path'],
      `"${first?.path}" and "${path}" both have the block "${block}": links can lead to one of them only.`,
      'Remove the block, or the page, that you need less.',
    );
  }
  if (!first) missing(context, needed, block);
}

function missing(context: Context, { of, why }: NeededPage, block: string): void {
  const { facts, error } = context;
  const made = facts.pages.find(({ address = '' }) => address.includes(`:${of}`));
  const could = made ? [made] : facts.pages;
  // Of a page without blocks, a block whose name is mistyped, and a block on the wrong page, other rules tell.
  if (could.some((page) => isUnclear(context, page) || page.types.includes(block))) return;
  if (made) {
    error(
      [...made.path, 'blocks'],
      `This page needs the block "${block}", but has none: ${why}.`,
      `Add { "type": "${block}" } to its blocks.`,
      [insertEntry([...made.path, 'blocks', '-'], { type: block })],
    );
    return;
  }
  const address = of === 'list' ? '' : `, and end its address with "/:${of}"`;
  error(
    ['pages'],
    `No page has the block "${block}", but ${why}.`,
    `Add a page with it${address}.`,
  );
}

/** Whether a page may have been meant to have a block that it does not have. */
function isUnclear({ set }: Context, { types }: PageFacts): boolean {
  return types.length === 0 || types.some((type) => !set.block(type));
}
