import type { DecimalMark } from '../units/readNumber';
import { readValue, type Quantity } from '../units/readValue';
import type { Unit } from '../units/units';
import type { IndexedProduct } from './searchTypes';
import type { Parts } from './slices';
import { toSorted } from '../toSorted';

/** One property of all products: for each its values, as places in `values`. */
export interface FacetColumn {
  key: string;
  /** The name of the specification; empty for brand, status and category. */
  name: string;
  values: readonly ColumnValue[];
  /** Values of product n are `of[starts[n]] … of[starts[n + 1] - 1]`. */
  starts: Uint32Array;
  of: Uint32Array;
  /** The unit of all its numbers, to which values are converted; absent for words and mixed units. */
  unit?: Unit;
  /** Whether all values are numbers that can be compared. */
  isNumeric: boolean;
}

/** A value that products have in a column. */
export interface ColumnValue {
  key: string;
  label: string;
  /** In the column's unit; NaN for words. */
  from: number;
  to: number;
}

/** 'Außendurchmesser' as part of an address: 'aussendurchmesser'. */
export function facetKey(name: string): string {
  return name
    .replace(/[øØ]/g, 'o')
    .replace(/[æÆ]/g, 'ae')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}.+]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Keys that are no specification. */
const OWN_KEYS = new Set(['category', 'brand', 'status', 'q', 'sort', 'page']);

/** The columns of a catalogue: category, brand, status, then each specification by its name. */
export function* facetColumns(
  products: readonly IndexedProduct[],
  { decimal, categoryNames }: { decimal: DecimalMark; categoryNames: ReadonlyMap<string, string> },
): Parts<FacetColumn[]> {
  const count = products.length;
  const named = (id: string) => ({ key: id, label: categoryNames.get(id) ?? id });
  return [
    column(
      'category',
      '',
      each(products, ({ categories }) => categories.map(named)),
      count,
    ),
    column(
      'brand',
      '',
      each(products, ({ brand }) => word(brand)),
      count,
    ),
    column(
      'status',
      '',
      each(products, ({ status }) => word(status)),
      count,
    ),
    ...(yield* specificationColumns(products, decimal)),
  ];
}

const word = (text: string | undefined) => (text ? [{ key: facetKey(text), label: text }] : []);

interface RawValue {
  key: string;
  label: string;
  quantity?: Quantity;
}

/** A value and its product, in the order of products. */
type Cell = [product: number, value: RawValue];

const each = (
  products: readonly IndexedProduct[],
  valuesOf: (product: IndexedProduct) => readonly RawValue[],
): Cell[] => products.flatMap((product, at) => valuesOf(product).map((value): Cell => [at, value]));

function* specificationColumns(
  products: readonly IndexedProduct[],
  decimal: DecimalMark,
): Parts<FacetColumn[]> {
  const found = new Map<string, { name: string; cells: Cell[] }>();
  const known = new Map<string, RawValue>();
  const read = (value: string, unit: string | undefined): RawValue => {
    const label = unit === undefined ? value : `${value} ${unit}`;
    const before = known.get(label);
    if (before) return before;
    const { kind, ...rest } = readValue(value, unit, decimal);
    const raw = { key: facetKey(label), label, ...(kind === 'quantity' && rest) };
    known.set(label, raw);
    return raw;
  };
  const keys = new Map<string, string>();
  for (const [at, { specifications }] of products.entries()) {
    yield;
    for (const { name, value, unit } of specifications) {
      const key = keys.get(name) ?? columnKey(name);
      keys.set(name, key);
      if (key === '') continue;
      const before = found.get(key) ?? { name, cells: [] };
      found.set(key, before);
      before.cells.push([at, read(value, unit)]);
    }
  }
  const columns: FacetColumn[] = [];
  for (const [key, { name, cells }] of found) {
    yield;
    columns.push(column(key, name, cells, products.length));
  }
  return columns;
}

/** A specification called 'Brand' must not take the place of the brand. */
function columnKey(name: string): string {
  const key = facetKey(name);
  return OWN_KEYS.has(key) ? `${key}-2` : key;
}

function column(key: string, name: string, cells: readonly Cell[], count: number): FacetColumn {
  const unit = commonUnit(cells);
  const places = new Map<string, number>();
  const values: ColumnValue[] = [];
  const starts = new Uint32Array(count + 1);
  const of = new Uint32Array(cells.length);
  const placeOf = (raw: RawValue): number => {
    const value = inUnit(raw, unit);
    const place = places.get(value.key) ?? values.push(value) - 1;
    places.set(value.key, place);
    return place;
  };
  const known = new Map<string, number>();
  cells.forEach(([product, raw], row) => {
    const place = known.get(raw.label) ?? placeOf(raw);
    known.set(raw.label, place);
    of[row] = place;
    starts[product + 1] = (starts[product + 1] ?? 0) + 1;
  });
  for (let at = 0; at < count; at += 1) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0);
  const isNumeric = values.length > 0 && values.every(({ from }) => !Number.isNaN(from));
  return { key, name, values, starts, of, isNumeric, ...(unit && { unit }) };
}

/** The most frequent unit of the column's numbers, if all are of its measure. */
function commonUnit(cells: readonly Cell[]): Unit | undefined {
  const counts = new Map<Unit, number>();
  for (const [, { quantity }] of cells) {
    if (!quantity) continue;
    if (!quantity.unit) return undefined;
    counts.set(quantity.unit, (counts.get(quantity.unit) ?? 0) + 1);
  }
  const [first] = toSorted(counts, ([, a], [, b]) => b - a);
  return [...counts.keys()].every(({ measure }) => measure === first?.[0].measure)
    ? first?.[0]
    : undefined;
}

/** Conversions leave no '0.30000000000000004'. */
const DIGITS = 12;

function inUnit({ key, label, quantity }: RawValue, unit: Unit | undefined): ColumnValue {
  const words = { key, label, from: Number.NaN, to: Number.NaN };
  if (!quantity) return words;
  const factor = unit && quantity.unit ? quantity.unit.factor / unit.factor : 1;
  // Without a common unit, only numbers without any can be compared.
  if (!unit && (quantity.unit ?? quantity.otherUnit)) return words;
  const numbers = quantity.numbers.map((one) => Number((one * factor).toPrecision(DIGITS)));
  const symbol = unit?.symbol ?? '';
  const note = quantity.note ? `-${quantity.note.toLowerCase()}` : '';
  return {
    key: `${numbers.join(quantity.isRange ? '..' : '+')}${facetKey(symbol)}${note}`,
    label,
    from: Math.min(...numbers),
    to: Math.max(...numbers),
  };
}
