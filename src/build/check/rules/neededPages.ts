import { CATEGORY, LIST, PRODUCT, STORE } from '../../../catalogue/addresses';
import type { Context, Rule } from '../context';
import type { PageFacts } from '../facts';
import { textOf } from '../facts';
import { hasPart } from './needs';

/** A page that the site has links to. */
interface Place {
  address: string;
  why: string;
  what: string;
  /** What a site has that needs the page; without it, every site does. */
  for?: 'store' | 'products';
  /** The block that visitors come for. */
  block?: string;
}

const PLACES: Place[] = [
  { address: '/', why: 'the logo links to it', what: 'Add the home page.' },
  {
    address: LIST,
    why: 'the list icon in the header links to it',
    what: 'Add a page with the block "inquiry-list".',
    for: 'store',
    block: 'inquiry-list',
  },
  {
    address: STORE,
    why: 'the inquiry list and the product pages link to it',
    what: 'Add a page with the block "category-grid", or a redirect to the page that shows your products.',
    for: 'store',
  },
  {
    address: `${CATEGORY}:category`,
    why: 'every category links to it',
    what: 'Add a page with the block "product-listing".',
    for: 'products',
    block: 'product-listing',
  },
  {
    address: `${PRODUCT}:product`,
    why: 'every product links to it',
    what: 'Add a page with the block "product-detail".',
    for: 'products',
    block: 'product-detail',
  },
];

/** The pages that the site has links to, whatever else its config says: header, list and catalogue. */
export const neededPages: Rule = (context) => {
  const { data, facts, routes, error } = context;
  const pages = new Map(facts.pages.map((page) => [page.address, page]));
  // Without pages, or with a broken one, the schema has said enough.
  if (pages.size === 0 || pages.has(undefined)) return;
  const has = {
    store: hasPart(data, 'store'),
    products: facts.texts('product-id').length > 0,
  };
  for (const place of PLACES) {
    const { address, why, what, for: reason } = place;
    if (reason && !has[reason]) continue;
    const page = pages.get(address);
    if (page) needBlock(context, page, place);
    else if (address !== STORE || routes.find(address).to !== 'redirect')
      error(['pages'], `There is no page "${address}", but ${why}.`, what);
  }
};

/** A page in its place is of no use without the block that visitors come for. */
function needBlock({ set, error }: Context, page: PageFacts, { block, why }: Place): void {
  const types = page.blocks.map(({ value }) => textOf(value, 'type') ?? '');
  if (block === undefined || types.includes(block)) return;
  // Of a page without blocks, and of a block whose name is mistyped, another rule tells.
  if (types.length === 0 || types.some((type) => !set.block(type))) return;
  error(
    [...page.path, 'blocks'],
    `This page needs the block "${block}", but has none: ${why}.`,
    `Add { "type": "${block}" } to its blocks.`,
  );
}
