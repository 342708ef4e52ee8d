import { arrange, withHits, type Arranged, type Findings } from '../../../catalogue/search/arrange';
import { placesFor, toHit } from '../../../catalogue/search/asHit';
import { narrow } from '../../../catalogue/search/facets';
import type {
  IndexedProduct,
  SearchProvider,
  SearchRequest,
  SearchSource,
} from '../../../catalogue/search/searchTypes';
import { readSynonyms } from '../../../catalogue/search/synonyms';
import { searchTerm } from '../../../catalogue/searchTerm';
import type { Catalogue, CatalogueParts } from './catalogue';
import { facetsFor } from './facetsFor';
import { findCodeInParts, findInParts } from './findInParts';
import { openLabels } from './labels';
import { membersOf, narrowedBy } from './narrowing';
import { openOrder } from './orders';

/**
 * Searches a catalogue by its parts: each question reads those that it needs.
 * @param frame All of the source but its products.
 */
export function openCatalogue(
  parts: CatalogueParts,
  frame: Omit<SearchSource, 'products'>,
): SearchProvider {
  const source = { ...frame, products: [] };
  const { count } = parts;
  const catalogue: Catalogue = {
    ...parts,
    everything: Uint32Array.from({ length: count }, (_, at) => at),
    all: new Uint8Array(count).fill(1),
    unfiltered: narrow([], {}, count),
    source,
    synonyms: readSynonyms(source),
    labelledFor: openLabels(parts.columns, parts.lookUps, source.decimal),
  };
  return { search: (request) => search(catalogue, request) };
}

async function search(catalogue: Catalogue, request: SearchRequest) {
  const { products, source, everything } = catalogue;
  const q = searchTerm(request.q);
  const hasSecondGroup = request.isListing === true && q !== '';
  const [inCategory, narrowed] = await Promise.all([
    membersOf(catalogue, request.category),
    narrowedBy(catalogue, request.filters ?? {}),
  ]);
  const found = await foundBy(catalogue, q, request, inCategory);
  const first = hasSecondGroup ? await products.withSubstring(q) : found.products;
  const isOfAll = first === everything;
  const [order, facets] = await Promise.all([
    request.sort ? openOrder(catalogue, request.sort) : undefined,
    request.withFacets === false
      ? () => []
      : facetsFor(catalogue, request, { narrowed, inCategory, isOfAll }),
  ]);
  const findings = { found, first, hasSecondGroup, inCategory, fails: narrowed.fails };
  const arranged = arrange(
    // All products are kept in each order.
    isOfAll ? { ...request, sort: '' } : request,
    isOfAll && order ? { ...findings, first: await order.all() } : findings,
    { sort: (hits) => order?.of(hits) ?? hits, facets },
  );
  const rows = await products.at(placesOf(arranged));
  const hitOf = toHit(q, source.decimal);
  return withHits(
    arranged,
    (at) => hitOf(rows.get(at) as IndexedProduct),
    request.isListing || !q ? [] : placesFor(q, source),
  );
}

async function foundBy(
  catalogue: Catalogue,
  q: string,
  { ids, isCode }: SearchRequest,
  inCategory: Uint8Array,
): Promise<Findings['found']> {
  if (q) {
    return isCode
      ? findCodeInParts(catalogue, q)
      : findInParts(catalogue, q, (at) => inCategory[at] === 1);
  }
  const { products, everything } = catalogue;
  return { products: ids ? await products.placesOf(ids) : everything, match: 'all' };
}

const placesOf = ({ hits, more }: Arranged): number[] => [...hits, ...(more?.hits ?? [])];
