import { bare, essence, readCodes } from '../../../catalogue/search/codeScores';
import { facetColumns, type FacetColumn } from '../../../catalogue/search/facetTable';
import { searchedBySubstring } from '../../../catalogue/search/memorySearch';
import type { SearchSource } from '../../../catalogue/search/searchTypes';
import { atOnce } from '../../../catalogue/search/slices';
import { ranksByText } from '../../../catalogue/search/sorted';
import { buildTermIndex, type TermIndex } from '../../../catalogue/search/termIndex';
import { squash } from '../../../catalogue/search/terms';
import { foldedText } from '../../../catalogue/search';
import { manyBeginnings, postingsOfAll } from '../parts/beginnings';
import { MAX_WORD_LENGTH } from '../parts/gather';
import { packCells, packPostings } from './postings';

/** What a field of a row may be; null for none. */
export type Field = string | number | boolean | Buffer | null;
/** A table by its name, its columns in the order of the fields, and its rows. */
export interface Table {
  name: string;
  columns: string;
  rows: Iterable<readonly Field[]>;
}

/** All tables of a catalogue. Their texts are those of the page's own normaliser, so that both find the same. */
export function* tablesOf(source: SearchSource): Generator<Table> {
  yield { name: 'products', columns: 'place, id, folded, product', rows: productRows(source) };
  yield* termTables(atOnce(buildTermIndex(source)));
  yield {
    name: 'codes',
    columns: 'place, product, plain, bare, essence, squashed, is_own, is_id',
    rows: codeRows(source),
  };
  yield* columnTables(source);
  yield { name: 'orders', columns: 'key, ranks', rows: orderRows(source) };
}

function* productRows({ products, categories }: SearchSource): Generator<Field[]> {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  for (const [place, product] of products.entries()) {
    const { description: _, ...shown } = product;
    const folded = foldedText(searchedBySubstring(product, names));
    yield [place, product.id, folded, JSON.stringify(shown)];
  }
}

function* termTables(index: TermIndex): Generator<Table> {
  yield { name: 'terms', columns: 'term, is_word, is_quantity, postings', rows: termRows(index) };
  yield { name: 'beginnings', columns: 'beginning, postings', rows: beginningRows(index) };
}

const WORD = new RegExp(String.raw`^\p{L}{1,${MAX_WORD_LENGTH}}$`, 'u');

function* termRows(index: TermIndex): Generator<Field[]> {
  const measures = new Map<string, number[]>();
  for (const [place, term] of index.terms.entries()) {
    const [, measure] = /^#\S+ (.+)$/.exec(term) ?? [];
    if (measure !== undefined) {
      const places = measures.get(measure);
      if (places) places.push(place);
      else measures.set(measure, [place]);
    }
    const postings = packPostings(postingsOfAll(index, [place]));
    yield [term, WORD.test(term), measure !== undefined, postings];
  }
  // 'current' stands within '#63 current' and hundreds of others: one row for all of them.
  for (const [measure, places] of measures)
    yield [`#\uFFFE ${measure}`, false, false, packPostings(postingsOfAll(index, places))];
}

function* beginningRows(index: TermIndex): Generator<Field[]> {
  for (const { beginning, places } of manyBeginnings(index.terms))
    yield [beginning, packPostings(postingsOfAll(index, places))];
}

function* codeRows(source: SearchSource): Generator<Field[]> {
  const { plain, products, isOwn, isId } = atOnce(readCodes(source));
  for (const [place, text] of plain.entries())
    yield [
      place,
      products[place] ?? 0,
      text,
      bare(text),
      essence(text),
      squash(text),
      isOwn[place] ?? false,
      isId[place] ?? false,
    ];
}

function* columnTables({ products, categories, decimal }: SearchSource): Generator<Table> {
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
  const columns = atOnce(facetColumns(products, { decimal, categoryNames }));
  yield {
    name: 'columns',
    columns: 'place, key, name, unit, is_numeric, value_count, cells',
    rows: columns.map(({ key, name, unit, isNumeric, values, ...cells }, place) => [
      place,
      key,
      name,
      unit?.symbol ?? null,
      isNumeric,
      values.length,
      packCells(cellsOf(cells)),
    ]),
  };
  yield {
    name: 'values',
    columns: 'column_place, place, key, label, lower, upper',
    rows: columns.flatMap(({ values }, column) =>
      values.map(({ key, label, from, to }, place) => [
        column,
        place,
        key,
        label,
        Number.isNaN(from) ? null : from,
        Number.isNaN(to) ? null : to,
      ]),
    ),
  };
}

function* cellsOf({ starts, of }: Pick<FacetColumn, 'starts' | 'of'>): Generator<[number, number]> {
  for (let product = 0; product + 1 < starts.length; product += 1)
    for (let at = starts[product] ?? 0; at < (starts[product + 1] ?? 0); at += 1)
      yield [product, of[at] ?? 0];
}

function* orderRows({ products }: SearchSource): Generator<Field[]> {
  for (const key of ['name', 'code'] as const)
    yield [key, Buffer.from(Uint32Array.from(ranksByText(key, products)).buffer)];
}
