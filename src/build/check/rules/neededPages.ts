import type { Rule } from '../context';

const PLACES: { address: string; why: string; what: string; store?: true }[] = [
  { address: '/', why: 'the logo leads there', what: 'Add the home page.' },
  {
    address: '/cart',
    why: 'the list in the header leads there',
    what: 'Add a page with the block "inquiry-list".',
  },
  {
    address: '/store',
    why: 'the inquiry list and the pages of products lead there',
    what: 'Add a page with the block "category-grid", or a redirect to the page that shows what you sell.',
  },
  {
    address: '/store/category/:category',
    why: 'every category leads there',
    what: 'Add a page with the block "product-listing".',
    store: true,
  },
  {
    address: '/store/product/:product',
    why: 'every product leads there',
    what: 'Add a page with the block "product-detail".',
    store: true,
  },
];

/** The pages that every site has links to, whatever else its config says: header, list and catalogue. */
export const neededPages: Rule = ({ facts, routes, error }) => {
  const addresses = new Set(facts.pages.map(({ address }) => address));
  // Without pages, or with a broken one, the schema has said enough.
  if (facts.pages.length === 0 || addresses.has(undefined)) return;
  const sells = facts.texts('product-id').length > 0;
  for (const { address, why, what, store } of PLACES) {
    if (addresses.has(address) || (store && !sells)) continue;
    if (address === '/store' && routes.find(address).to === 'redirect') continue;
    error(['pages'], `There is no page "${address}", but ${why}.`, what);
  }
};
