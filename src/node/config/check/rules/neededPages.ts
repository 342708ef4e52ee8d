import { pagesFor } from '../../../site/addresses';
import type { PageOf } from '../../../../document/schema/schema';
import { hasPart } from '../../../schemas/needs';
import { insertEntry } from '../../../../document/operation';
import type { Context, Rule } from '../context';
import type { PageFacts } from '../facts';

/** A page that the store's generated links lead to, identified by its block (`x-page`). */
interface NeededPage {
  of: PageOf;
  why: string;
  /** The content that needs the page. */
  for: 'store' | 'products';
}

const NEEDED: NeededPage[] = [
  { of: 'list', why: 'the list icon in the header links to it', for: 'store' },
  { of: 'category', why: 'every category links to it', for: 'products' },
  { of: 'product', why: 'every product links to it', for: 'products' },
];

/** The targets of generated links exist, each once: home page, inquiry list and catalogue. */
export const rule: Rule = (context) => {
  const { config, facts, error } = context;
  // If there are no pages, or one is malformed, the schema reports it.
  if (facts.pages.length === 0 || facts.pages.some(({ address }) => address === undefined)) return;
  if (!facts.pages.some(({ address }) => address === '/'))
    error(['pages'], 'There is no page "/", but the logo links to it.', 'Add the home page.');
  const has = {
    store: hasPart(config, 'store'),
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
  // Other rules report a page without blocks, a mistyped block type, and a block on the wrong page.
  if (could.some((page) => isUnclear(context, page) || page.types.includes(block))) return;
  if (made) {
    error(
      [...made.path, 'blocks'],
      `This page needs the block "${block}", but has none: ${why}.`,
      `Add the block "${block}" to it.`,
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

/** Whether a page may be intended to have the missing block. */
function isUnclear({ set }: Context, { types }: PageFacts): boolean {
  return types.length === 0 || types.some((type) => !set.block(type));
}
