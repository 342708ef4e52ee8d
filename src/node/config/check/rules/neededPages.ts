import { CATEGORY, LIST, PRODUCT, STORE } from '../../../../catalogue/addresses';
import type { PageOf } from '../../../schemas/schema';
import { hasPart } from '../../../schemas/needs';
import type { Context, Rule } from '../context';
import type { PageFacts } from '../facts';
import { textOf } from '../facts';

/** A page that the site has links to. */
interface NeededPage {
  address: string;
  why: string;
  /** What a site has that needs the page; without it, every site does. */
  for?: 'store' | 'products';
  /** What the page is for: one of its blocks shows it. */
  of?: PageOf;
}

const NEEDED: NeededPage[] = [
  { address: '/', why: 'the logo links to it' },
  { address: LIST, why: 'the list icon in the header links to it', for: 'store', of: 'list' },
  { address: STORE, why: 'the inquiry list and the product pages link to it', for: 'store' },
  {
    address: `${CATEGORY}:category`,
    why: 'every category links to it',
    for: 'products',
    of: 'category',
  },
  {
    address: `${PRODUCT}:product`,
    why: 'every product links to it',
    for: 'products',
    of: 'product',
  },
];

/** The pages that the site has links to, whatever else its config says: header, list and catalogue. */
export const rule: Rule = (context) => {
  const { data, facts, routes, error } = context;
  const pages = new Map(facts.pages.map((page) => [page.address, page]));
  // Without pages, or with a broken one, the schema has said enough.
  if (pages.size === 0 || pages.has(undefined)) return;
  const has = {
    store: hasPart(data, 'store'),
    products: facts.texts('product-id').length > 0,
  };
  for (const needed of NEEDED) {
    const { address, why, for: reason } = needed;
    if (reason && !has[reason]) continue;
    const page = pages.get(address);
    if (page) needBlock(context, page, needed);
    else if (address !== STORE || routes.find(address).to !== 'redirect')
      error(['pages'], `There is no page "${address}", but ${why}.`, howToAdd(context, needed));
  }
};

/** The type of the block that such a page is made for (`x-page`). */
function blockOf({ set }: Context, of: PageOf | undefined): string | undefined {
  return of && set.blockTypes.find((type) => set.block(type)?.['x-page'] === of);
}

function howToAdd(context: Context, { address, of }: NeededPage): string {
  if (address === '/') return 'Add the home page.';
  const block = blockOf(context, of);
  if (block !== undefined) return `Add a page with the block "${block}".`;
  // The store leads to its categories, by what shows them on any page.
  const { 'x-instead': tiles } = context.set.block(blockOf(context, 'category') ?? '') ?? {};
  return `Add a page with the block "${tiles}", or a redirect to the page that shows your products.`;
}

/** Such a page is of no use without the block that visitors come for. */
function needBlock(context: Context, page: PageFacts, { of, why }: NeededPage): void {
  const block = blockOf(context, of);
  const types = page.blocks.map(({ value }) => textOf(value, 'type') ?? '');
  if (block === undefined || types.includes(block)) return;
  // Of a page without blocks, and of a block whose name is mistyped, another rule tells.
  if (types.length === 0 || types.some((type) => !context.set.block(type))) return;
  context.error(
    [...page.path, 'blocks'],
    `This page needs the block "${block}", but has none: ${why}.`,
    `Add { "type": "${block}" } to its blocks.`,
  );
}
