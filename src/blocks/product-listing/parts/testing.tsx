import type { ListingContext, ProductSummary, SiteData, StoreData } from '../../../generated/types';
import type { IndexedProduct } from '../../../catalogue/search/searchTypes';
import { contextWith, Site } from '../../../widgets/testing';
import ProductListing from '../ProductListing';

const image = { src: '/a.svg', alt: '', width: 4, height: 3 };

/** Bearings as the search knows them: their bores are 10, 20, 30 … mm, and every third is of another brand. */
export const bearings: readonly IndexedProduct[] = Array.from({ length: 9 }, (_, n) => ({
  id: `b-${n + 1}`,
  code: `620${n + 1}`,
  name: `Bearing ${n + 1}`,
  categories: ['bearings'],
  brand: n % 3 === 0 ? 'Halden' : 'Kuvani',
  ...(n === 8 && { status: 'discontinued' as const }),
  specifications: [{ name: 'Bore', value: `${(n + 1) * 10}`, unit: 'mm' }],
}));

const summaries: ProductSummary[] = bearings.map(({ id, name }) => ({
  id,
  name,
  category: 'Bearings',
  image,
}));

const words = {
  foundProducts: '{count} match {term}',
  noMatch: 'no {term} in {category}',
  noPart: 'No part {term}. Similar:',
  productCount: '{count} products',
  filteredCount: '{count} left',
  filtersOn: 'filters {count}',
  rangeUnread: '{text}? such as {example}',
  removeFilter: 'remove {name}: {value}',
  showFiltered: 'show {count}',
  valueCount: '({count:4,3})',
  allValues: 'all {count}',
  sortUp: '{name} up',
  sortDown: '{name} down',
  askAbout: 'ask about {term}',
};

/** The listing of the bearings, with a search and filters. */
export function Bearings({
  listing,
  store,
}: {
  listing?: Partial<ListingContext>;
  store?: Partial<StoreData>;
}) {
  const context: ListingContext = {
    slug: 'bearings',
    category: 'bearings',
    heading: 'Bearings',
    filters: true,
    known: true,
    page: 1,
    count: summaries.length,
    from: 0,
    products: summaries,
    offers: [],
    ...listing,
  };
  const site = {
    ask: 'https://chat.example/1?text=',
    site: { language: 'en' },
    notices: { addDuration: 3000 },
    store: {
      loadDelayMs: 0,
      catalogue: { base: '/c', buckets: 1 },
      search: '/search.json',
      ...store,
    },
  } as unknown as SiteData;
  return (
    <Site words={words} site={site}>
      <ProductListing type="product-listing" context={contextWith({ listing: context })} />
    </Site>
  );
}
