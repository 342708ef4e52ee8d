import type { Product } from '../../generated/authored';
import type { SizeTable } from '../../generated/types';
import { keepUnits } from './keepTogether';

type Size = NonNullable<Product['variants']>[number];

/** A size by itself, as lists and messages name it: 'Ball valve, DN 15'. */
export function sizeName(product: Pick<Product, 'name'>, size: Pick<Size, 'name'>): string {
  return `${product.name}, ${size.name}`;
}

/** The table of a product's sizes; undefined for one without any. */
export function sizeTable({ variants }: Pick<Product, 'variants'>): SizeTable | undefined {
  if (!variants || variants.length === 0) return undefined;
  const names = [...new Set(variants.flatMap(specificationsOf).map(({ name }) => name))];
  const columns = names.map((name) => ({ name, unit: commonUnit(name, variants) }));
  return {
    columns: columns.map(({ name, unit }) => keepUnits(unit ? `${name} (${unit})` : name)),
    rows: variants.map((size) => ({
      id: size.id,
      code: size.code ?? size.id.toUpperCase(),
      name: keepUnits(size.name),
      values: columns.map(({ name, unit }) => valueOf(size, name, unit)),
    })),
  };
}

const specificationsOf = ({ specifications = [] }: Size) => specifications;

/** The unit of a column, if all its values have the same one. */
function commonUnit(wanted: string, sizes: readonly Size[]): string | undefined {
  const units = sizes
    .flatMap(specificationsOf)
    .filter(({ name }) => name === wanted)
    .map(({ unit }) => unit);
  return units.every((unit) => unit === units[0]) ? units[0] : undefined;
}

function valueOf(size: Size, wanted: string, inHeading: string | undefined): string {
  return specificationsOf(size)
    .filter(({ name }) => name === wanted)
    .map(({ value, unit }) => keepUnits(unit && !inHeading ? `${value} ${unit}` : value))
    .join(', ');
}
