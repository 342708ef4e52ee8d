import type { ForeignFigure, ForeignProduct, ForeignVariant } from './product';

/** What a product is sold in that is sold singly. */
const SINGLY = 'each';

/**
 * Products of which one code stands in several rows, each with another unit, 'each' and 'pack of 10': one product with
 * a variant for each unit. Whether it is shown as one is asked with the other variants.
 */
export function inPacks(products: readonly ForeignProduct[]): ForeignProduct[] {
  const groups = new Map<string, ForeignProduct[]>();
  for (const product of products) {
    const key = `${product.code.toLowerCase()}\0${product.name}`;
    const group = groups.get(key);
    if (group) group.push(product);
    else groups.set(key, [product]);
  }
  return [...groups.values()].flatMap((group) => (areUnits(group) ? [inOne(group)] : group));
}

/** Whether products are one and the same, each time in another unit. */
function areUnits(group: readonly ForeignProduct[]): boolean {
  const units = new Set(group.map(({ unit = SINGLY }) => unit.toLowerCase()));
  const [first] = group;
  return (
    first !== undefined &&
    first.code !== '' &&
    group.length > 1 &&
    units.size === group.length &&
    group.every(({ variants }) => variants.length === 0)
  );
}

function inOne(group: readonly ForeignProduct[]): ForeignProduct {
  const [first, ...others] = group as [ForeignProduct, ...ForeignProduct[]];
  const common = first.figures.filter((figure) =>
    others.every(({ figures }) => figures.some((other) => isSame(figure, other))),
  );
  const { unit: _, ...shared } = first;
  return {
    ...shared,
    figures: common,
    variants: group.map(({ sheet, cell, unit = '', figures }): ForeignVariant => ({
      sheet,
      cell,
      code: '',
      options: [{ name: 'Unit', value: unit || SINGLY }],
      unit,
      figures: figures.filter((figure) => !common.some((other) => isSame(figure, other))),
    })),
  };
}

const isSame = (one: ForeignFigure, other: ForeignFigure): boolean =>
  one.name === other.name && one.value === other.value && one.unit === other.unit;
