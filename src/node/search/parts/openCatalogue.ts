import { arrange, withHits, type Arranged } from '../../../catalogue/search/arrange';
import { placesFor, toHit } from '../../../catalogue/search/asHit';
import { facetOrder } from '../../../catalogue/search/facetOrder';
import { facetsOf, narrow, type Narrowed } from '../../../catalogue/search/facets';
import type { FacetColumn } from '../../../catalogue/search/facetTable';
import type {
  Facet,
  IndexedProduct,
  SearchProvider,
  SearchRequest,
  SearchSource,
} from '../../../catalogue/search/searchTypes';
import { byRanks, ranksByColumn, sortKey } from '../../../catalogue/search/sorted';
import { readSynonyms } from '../../../catalogue/search/synonyms';
import { searchTerm } from '../../../catalogue/searchTerm';
import type { Columns } from './columns';
import { countColumns } from './countColumns';
import { findCodeInParts, findInParts, type Finding } from './findInParts';
import { openLabels } from './labels';
import type { LookUps } from './lookUps';
import type { Products } from './products';

/** Where the parts of a catalogue are: in memory, or in a database. */
export interface CatalogueParts {
  lookUps: LookUps;
  products: Products;
  columns: Columns;
  /** Number of products. */
  count: number;
}

/** What answers from the parts of one catalogue. */
interface Catalogue extends CatalogueParts, Finding {
  /** The places of all products. */
  everything: readonly number[];
}

/**
 * Searches a catalogue by its parts: each question reads those that it needs.
 * @param frame All of the source but its products.
 */
export function openCatalogue(
  parts: CatalogueParts,
  frame: Omit<SearchSource, 'products'>,
): SearchProvider {
  const source = { ...frame, products: [] };
  const catalogue: Catalogue = {
    ...parts,
    everything: Array.from({ length: parts.count }, (_, at) => at),
    source,
    synonyms: readSynonyms(source),
    labelledFor: openLabels(parts.columns, parts.lookUps, source.decimal),
  };
  return { search: (request) => search(catalogue, request) };
}

async function search(catalogue: Catalogue, request: SearchRequest) {
  const { products, source } = catalogue;
  const q = searchTerm(request.q);
  const hasSecondGroup = request.isListing === true && q !== '';
  const [inCategory, narrowed] = await Promise.all([
    membersOf(catalogue, request.category),
    narrowedBy(catalogue, request.filters ?? {}),
  ]);
  const found = await foundBy(catalogue, q, request, inCategory);
  const first = hasSecondGroup ? await products.withSubstring(q) : found.products;
  const [ranks, facets] = await Promise.all([
    request.sort ? ranksFor(catalogue, sortKey(request.sort)) : undefined,
    request.withFacets === false ? () => [] : facetsFor(catalogue, request, narrowed),
  ]);
  const arranged = arrange(
    request,
    { found, first, hasSecondGroup, inCategory, fails: narrowed.fails },
    {
      sort: (hits, sort) => (ranks ? byRanks(hits, ranks, sort.startsWith('-')) : hits),
      facets,
    },
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
) {
  if (q) {
    return isCode
      ? findCodeInParts(catalogue, q)
      : findInParts(catalogue, q, (at) => inCategory[at] === 1);
  }
  const { products, everything } = catalogue;
  return { products: ids ? await products.placesOf(ids) : everything, match: 'all' as const };
}

const placesOf = ({ hits, more }: Arranged): number[] => [...hits, ...(more?.hits ?? [])];

/** Marks the products of a category. */
async function membersOf({ columns, count, lookUps }: Catalogue, category: string | undefined) {
  const [head] = columns.heads;
  if (!category || !head) return new Uint8Array(count).fill(1);
  const { values } = await columns.values(head);
  const place = values.findIndex(({ key }) => key === category);
  if (place < 0) return new Uint8Array(count);
  return lookUps.once(`members ${place}`, async () => {
    const { products, of } = await columns.cells(head);
    const members = new Uint8Array(count);
    products.forEach((product, row) => {
      if (of[row] === place) members[product] = 1;
    });
    return { value: members, bytes: count };
  });
}

/** Applies filters; of columns, only those that they name are read. */
async function narrowedBy(
  { columns, count }: Catalogue,
  filters: NonNullable<SearchRequest['filters']>,
): Promise<Narrowed> {
  const isNamed = Object.keys(filters).length > 0;
  const named = await Promise.all(
    columns.heads.map(async (head) =>
      Object.hasOwn(filters, head.key) ? columns.whole(head) : stub(head),
    ),
  );
  return narrow(isNamed ? named : [], filters, count);
}

const NOTHING = new Uint32Array();

/** A column that nothing is asked of but its name. */
const stub = ({ key, name, is_numeric: isNumeric }: Columns['heads'][number]): FacetColumn => ({
  key,
  name,
  isNumeric,
  values: [],
  starts: NOTHING,
  of: NOTHING,
});

async function facetsFor(
  { columns, source }: Catalogue,
  request: SearchRequest,
  narrowed: Narrowed,
): Promise<(isFound: Uint8Array) => Facet[]> {
  const { heads, first } = columns;
  const [cells, values] = await Promise.all([
    Promise.all(heads.map(columns.cells)),
    Promise.all(heads.map(columns.values)),
  ]);
  return (isFound) => {
    const counts = countColumns(cells, first, isFound, narrowed);
    const order = facetOrder(values, request, counts, source.categories);
    return facetsOf({ columns: values, first }, counts, { order, filters: request.filters ?? {} });
  };
}

/** The rank of each product in an order; undefined for one that there is not. */
async function ranksFor(
  { columns, products, lookUps, count }: Catalogue,
  key: string,
): Promise<Float64Array | undefined> {
  if (key === 'name' || key === 'code') return products.ranks(key);
  const head = columns.heads.find((one) => one.key === key);
  if (!head) return undefined;
  return lookUps.once(`ranks ${key}`, async () => {
    const value = ranksByColumn(await columns.whole(head), count);
    return { value, bytes: value.byteLength };
  });
}
