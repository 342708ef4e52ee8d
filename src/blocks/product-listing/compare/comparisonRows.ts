import type { Hit } from '../../../catalogue/search/searchTypes';
import type { InterfaceStrings } from '../../../generated/types';
import { valueLabel } from '../filters/names';

/** A property of compared products: one value for each, empty where a product does not have it. */
export interface ComparisonRow {
  name: string;
  values: readonly string[];
}

/** The rows of a comparison: those in which products differ, and those that are the same in all. */
export interface ComparisonRows {
  different: readonly ComparisonRow[];
  same: readonly ComparisonRow[];
}

/** Compares products by brand, availability and specifications, in the order in which they name them. */
export function comparisonRows(
  products: readonly Hit[],
  strings: InterfaceStrings,
): ComparisonRows {
  const names = new Set(
    products.flatMap(({ specifications }) => specifications.map(({ name }) => name)),
  );
  const status = ({ status: key }: Hit) =>
    key ? valueLabel({ key: 'status' }, { key, label: key }, strings) : '';
  const rows: ComparisonRow[] = [
    { name: strings.brand, values: products.map(({ brand }) => brand ?? '') },
    { name: strings.availability, values: products.map(status) },
    ...[...names].map((name) => ({ name, values: products.map((one) => valueOf(one, name)) })),
  ].filter(({ values }) => values.some((value) => value !== ''));
  const isSame = ({ values }: ComparisonRow) => new Set(values.map(plain)).size === 1;
  return { different: rows.filter((row) => !isSame(row)), same: rows.filter(isSame) };
}

/** All values that a product has for a specification, with their units. */
function valueOf({ specifications }: Hit, wanted: string): string {
  return specifications
    .filter(({ name }) => name === wanted)
    .map(({ value, unit }) => (unit === undefined ? value : `${value} ${unit}`))
    .join(', ');
}

/** Spaces and capitals make no difference: '20mm' is '20 mm'. */
const plain = (value: string) => value.toLowerCase().replace(/\s+/g, '');
