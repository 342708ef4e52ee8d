import type { FacetRows } from './facetRows';
import type { ColumnValue, FacetColumn } from './facetTable';
import type { Facet, FacetValue, Filter } from './searchTypes';
import { toSorted } from '../toSorted';

/** Keeps what each filter leaves, so that counts can leave out a facet's own. */
export interface Narrowed {
  /** Number of filters that each product fails. */
  fails: Uint8Array;
  /** The filter that a product failed last, as a place in `columns`: the only one where `fails` is 1. */
  last: Int16Array;
}

/** Applies filters. A filter for a property that no product has leaves none. */
export function narrow(
  columns: readonly FacetColumn[],
  filters: Readonly<Record<string, Filter>>,
  count: number,
): Narrowed {
  const fails = new Uint8Array(count);
  const last = new Int16Array(count).fill(-1);
  for (const [key, filter] of Object.entries(filters)) {
    const place = columns.findIndex((column) => column.key === key);
    const column = columns[place];
    const passing = column && Uint8Array.from(column.values, (one) => Number(passes(one, filter)));
    for (let product = 0; product < count; product += 1) {
      if (column && passing && hasOne(column, product, passing)) continue;
      fails[product] = (fails[product] ?? 0) + 1;
      last[product] = place;
    }
  }
  return { fails, last };
}

function hasOne({ starts, of }: FacetColumn, product: number, passing: Uint8Array): boolean {
  for (let at = starts[product] ?? 0; at < (starts[product + 1] ?? 0); at += 1)
    if (passing[of[at] ?? -1] === 1) return true;
  return false;
}

/** A range of values passes if it overlaps: '15 to 45 mm' fits a shaft of 20. */
function passes({ key, from, to }: ColumnValue, filter: Filter): boolean {
  if (filter.values && !filter.values.includes(key)) return false;
  if (filter.from !== undefined && !(to >= filter.from)) return false;
  return filter.to === undefined || from <= filter.to;
}

/** How many products have each value and each property. */
export interface FacetCounts {
  /** By the place of the value among all: products that pass all filters but those of its own column. */
  values: Uint32Array;
  /** By the place of the column: products that have the property, whatever the filters. */
  having: Uint32Array;
  /** Number of products. */
  total: number;
}

/**
 * Counts the values of products in one pass.
 * @param isMatch By product: whether it was found, before filters.
 */
export function countValues(
  { starts, of, first, columnOf }: Omit<FacetRows, 'columns'>,
  isMatch: Uint8Array,
  { fails, last }: Narrowed,
): FacetCounts {
  const values = new Uint32Array(first.at(-1) ?? 0);
  const having = new Uint32Array(Math.max(0, first.length - 1));
  let total = 0;
  for (let product = 0; product < isMatch.length; product += 1) {
    if (isMatch[product] !== 1) continue;
    total += 1;
    const misses = fails[product] ?? 0;
    let before = -1;
    for (let at = starts[product] ?? 0; at < (starts[product + 1] ?? 0); at += 1) {
      const value = of[at] ?? 0;
      const column = columnOf[value] ?? 0;
      if (column !== before) having[column] = (having[column] ?? 0) + 1;
      before = column;
      if (misses === 0 || (misses === 1 && last[product] === column))
        values[value] = (values[value] ?? 0) + 1;
    }
  }
  return { values, having, total };
}

/** The facets of hits, in this order of columns: those with a choice, and those that are chosen. */
export function facetsOf(
  { columns, first }: Pick<FacetRows, 'columns' | 'first'>,
  counts: FacetCounts,
  { order, filters }: { order: readonly number[]; filters: Readonly<Record<string, Filter>> },
): Facet[] {
  return order.flatMap((place) => {
    const column = columns[place];
    if (!column) return [];
    const chosen = filters[column.key];
    const offset = first[place] ?? 0;
    const values: Counted = [];
    column.values.forEach((value, at) => {
      const count = counts.values[offset + at] ?? 0;
      if (count > 0 || chosen?.values?.includes(value.key)) values.push({ value, count });
    });
    return values.length > 1 || chosen ? [toFacet(column, values, chosen)] : [];
  });
}

type Counted = { value: ColumnValue; count: number }[];

function toFacet(
  { key, name, unit, isNumeric }: FacetColumn,
  values: Counted,
  chosen: Filter = {},
): Facet {
  // Those that a chosen range leaves out are not listed among the others. Of a range that no value is in, all are left to
  // choose from instead.
  const within = values.filter(({ value }) => passes(value, chosen));
  const isRange = !chosen.values && within.length > 0;
  const sorted = toSorted(isRange ? within : values, (a, b) =>
    isNumeric ? a.value.from - b.value.from || a.value.to - b.value.to : b.count - a.count,
  );
  const shown = sorted.map(({ value, count }): FacetValue => ({
    key: value.key,
    label: value.label,
    count,
  }));
  if (!isNumeric || values.length === 0) return { key, name, values: shown };
  const range = {
    from: values.reduce((least, { value }) => Math.min(least, value.from), Infinity),
    to: values.reduce((most, { value }) => Math.max(most, value.to), -Infinity),
    ...(unit && { unit: unit.symbol }),
  };
  return { key, name, values: shown, range };
}
