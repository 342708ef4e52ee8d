import { bare, essence, readCodes } from '../../../catalogue/search/codeScores';
import { searchedBySubstring } from '../../../catalogue/search/memorySearch';
import type { IndexedProduct, SearchSource } from '../../../catalogue/search/searchTypes';
import { atOnce } from '../../../catalogue/search/slices';
import { ranksByText } from '../../../catalogue/search/sorted';
import { buildTermIndex, type TermIndex } from '../../../catalogue/search/termIndex';
import { squash } from '../../../catalogue/search/terms';
import { foldedText } from '../../../catalogue/search';
import { manyBeginnings, postingsOfAll } from '../parts/beginnings';
import { MAX_WORD_LENGTH } from '../parts/gather';
import { columnsOf } from './columnRows';
import { packPostings } from './postings';
import { hash, namesOf, SAME, type Field, type SlotOf, type Table } from './table';

/** All tables of a catalogue. Their texts are those of the page's own normaliser, so that both find the same. */
export function* tablesOf(source: SearchSource): Generator<Table> {
  yield productTable(source);
  yield* termTables(atOnce(buildTermIndex(source)));
  yield codeTable(source);
  for (const column of columnsOf(source)) yield* column.tables;
  yield orderTable(source);
}

/** The products of a source. */
export const productTable = (source: SearchSource, slotOf: SlotOf = SAME): Table => ({
  name: 'products',
  columns: 'slot, id, folded, product, description, stamp',
  rows: productRows(source, slotOf),
});

function* productRows(source: SearchSource, slotOf: SlotOf): Generator<Field[]> {
  const names = namesOf(source);
  for (const [place, product] of source.products.entries()) {
    const { description = null, ...shown } = product;
    const folded = foldedText(searchedBySubstring(product, names));
    const stamp = stampOf(product, names);
    yield [slotOf(place), product.id, folded, JSON.stringify(shown), description, stamp];
  }
}

/** The same for a product whose rows are the same. */
export const stampOf = (
  product: IndexedProduct,
  categoryNames: ReadonlyMap<string, string>,
): string => hash([product, product.categories.map((id) => categoryNames.get(id))]);

function* termTables(index: TermIndex): Generator<Table> {
  yield termTable(termRows(index));
  yield beginningTable(beginningRows(index));
}

/** Terms with their packed products. */
export const termTable = (rows: Table['rows']): Table => ({
  name: 'terms',
  columns: 'term, is_word, is_quantity, postings',
  rows,
});

/** Beginnings that many terms have, with the packed products of these. */
export const beginningTable = (rows: Table['rows']): Table => ({
  name: 'beginnings',
  columns: 'beginning, postings',
  rows,
});

const WORD = new RegExp(String.raw`^\p{L}{1,${MAX_WORD_LENGTH}}$`, 'u');

function* termRows(index: TermIndex): Generator<Field[]> {
  const measures = new Map<string, number[]>();
  for (const [place, term] of index.terms.entries()) {
    const measure = measureTerm(term);
    if (measure !== undefined) {
      const places = measures.get(measure);
      if (places) places.push(place);
      else measures.set(measure, [place]);
    }
    yield termRow(term, packPostings(postingsOfAll(index, [place])));
  }
  for (const [measure, places] of measures)
    yield termRow(measure, packPostings(postingsOfAll(index, places)));
}

/** The row of a term. */
export const termRow = (term: string, postings: Buffer): Field[] => [
  term,
  WORD.test(term),
  isQuantity(term),
  postings,
];

const QUANTITY = /^#\S+ (.+)$/;
const MEASURE = '#\uFFFE ';

const isQuantity = (term: string): boolean => QUANTITY.test(term) && !term.startsWith(MEASURE);

/** 'current' stands within '#63 current' and hundreds of others: one row for all of them. */
export function measureTerm(term: string): string | undefined {
  const [, measure] = QUANTITY.exec(term) ?? [];
  return measure === undefined ? undefined : MEASURE + measure;
}

function* beginningRows(index: TermIndex): Generator<Field[]> {
  for (const { beginning, places } of manyBeginnings(index.terms))
    yield [beginning, packPostings(postingsOfAll(index, places))];
}

/** The codes of products, numbered for each. */
export const codeTable = (source: SearchSource, slotOf: SlotOf = SAME): Table => ({
  name: 'codes',
  columns: 'slot, number, plain, bare, essence, squashed, is_own, is_id',
  rows: codeRows(source, slotOf),
});

function* codeRows(source: SearchSource, slotOf: SlotOf): Generator<Field[]> {
  const { plain, products, isOwn, isId } = atOnce(readCodes(source));
  let number = 0;
  for (const [place, text] of plain.entries()) {
    const product = products[place] ?? 0;
    number = product === products[place - 1] ? number + 1 : 0;
    yield [
      slotOf(product),
      number,
      text,
      bare(text),
      essence(text),
      squash(text),
      isOwn[place] ?? false,
      isId[place] ?? false,
    ];
  }
}

/** The ranks of all products by name and by code. */
export const orderTable = (source: SearchSource): Table => ({
  name: 'orders',
  columns: 'key, ranks',
  rows: orderRows(source),
});

function* orderRows({ products, decimal }: SearchSource): Generator<Field[]> {
  for (const key of ['name', 'code'] as const)
    yield [key, Buffer.from(Uint32Array.from(ranksByText(key, products, decimal)).buffer)];
}
