import type { ColumnValue, FacetColumn } from './facetTable';
import type { Facet, FacetValue, Filter } from './searchTypes';

/** Keeps what each filter leaves, so that counts can leave out a facet's own. */
export interface Narrowed {
  /** Products that pass all filters. */
  all: Uint8Array;
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
    const passing = column?.values.map((value) => passes(value, filter));
    for (let product = 0; product < count; product += 1) {
      if (column && passing && hasOne(column, product, passing)) continue;
      fails[product] = (fails[product] ?? 0) + 1;
      last[product] = place;
    }
  }
  return { all: fails.map((number) => Number(number === 0)), fails, last };
}

function hasOne(
  { starts, of }: FacetColumn,
  product: number,
  passing: readonly boolean[],
): boolean {
  for (let at = starts[product] ?? 0; at < (starts[product + 1] ?? 0); at += 1)
    if (passing[of[at] ?? -1]) return true;
  return false;
}

/** A range of values passes if it overlaps: '15 to 45 mm' fits a shaft of 20. */
function passes({ key, from, to }: ColumnValue, filter: Filter): boolean {
  if (filter.values && !filter.values.includes(key)) return false;
  if (filter.from !== undefined && !(to >= filter.from)) return false;
  return filter.to === undefined || from <= filter.to;
}

/**
 * The facets of hits, in this order of columns: those with a choice, and those that are chosen.
 * @param matches The products that are found before filters.
 */
export function facetsOf(
  columns: readonly FacetColumn[],
  matches: readonly number[],
  { fails, last }: Narrowed,
  { order, filters }: { order: readonly number[]; filters: Readonly<Record<string, Filter>> },
): Facet[] {
  return order.flatMap((place) => {
    const column = columns[place];
    if (!column) return [];
    const counts = new Uint32Array(column.values.length);
    for (const product of matches) {
      const misses = fails[product];
      if (misses !== 0 && !(misses === 1 && last[product] === place)) continue;
      for (let at = column.starts[product] ?? 0; at < (column.starts[product + 1] ?? 0); at += 1) {
        const value = column.of[at] ?? 0;
        counts[value] = (counts[value] ?? 0) + 1;
      }
    }
    const chosen = filters[column.key];
    const values = column.values
      .map((value, at) => ({ value, count: counts[at] ?? 0 }))
      .filter(({ value, count }) => count > 0 || chosen?.values?.includes(value.key));
    return values.length > 1 || chosen ? [toFacet(column, values)] : [];
  });
}

type Counted = { value: ColumnValue; count: number }[];

function toFacet({ key, name, unit, isNumeric }: FacetColumn, values: Counted): Facet {
  const sorted = values.toSorted((a, b) =>
    isNumeric ? a.value.from - b.value.from || a.value.to - b.value.to : b.count - a.count,
  );
  const shown = sorted.map(({ value, count }): FacetValue => ({
    key: value.key,
    label: value.label,
    count,
  }));
  if (!isNumeric || values.length === 0) return { key, name, values: shown };
  const range = {
    from: Math.min(...values.map(({ value }) => value.from)),
    to: Math.max(...values.map(({ value }) => value.to)),
    ...(unit && { unit: unit.symbol }),
  };
  return { key, name, values: shown, range };
}
