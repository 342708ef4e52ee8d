import { CATEGORY, LIST, PRODUCT, STORE } from '../../../catalogue/addresses';
import type { Rule } from '../context';
import { hasPart } from './needs';

/** `for`: what a site has that needs the page; without it, every site does. */
const PLACES: { address: string; why: string; what: string; for?: 'store' | 'products' }[] = [
  { address: '/', why: 'the logo links to it', what: 'Add the home page.' },
  {
    address: LIST,
    why: 'the list icon in the header links to it',
    what: 'Add a page with the block "inquiry-list".',
    for: 'store',
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
  },
  {
    address: `${PRODUCT}:product`,
    why: 'every product links to it',
    what: 'Add a page with the block "product-detail".',
    for: 'products',
  },
];

/** The pages that the site has links to, whatever else its config says: header, list and catalogue. */
export const neededPages: Rule = ({ data, facts, routes, error }) => {
  const addresses = new Set(facts.pages.map(({ address }) => address));
  // Without pages, or with a broken one, the schema has said enough.
  if (facts.pages.length === 0 || addresses.has(undefined)) return;
  const has = {
    store: hasPart(data, 'store'),
    products: facts.texts('product-id').length > 0,
  };
  for (const { address, why, what, for: reason } of PLACES) {
    if (addresses.has(address) || (reason && !has[reason])) continue;
    if (address === STORE && routes.find(address).to === 'redirect') continue;
    error(['pages'], `There is no page "${address}", but ${why}.`, what);
  }
};
