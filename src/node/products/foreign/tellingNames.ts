import { isEqual } from '../../../document/values';
import { note, type Notes } from './notes';
import type { ForeignProduct } from './product';

const WHAT = 'products without a code that share a name: what they differ in is put behind it';

/**
 * Products without codes, with names that tell them apart: what those of one name differ in is put behind it, 'Coupling'
 * in two sizes is 'Coupling 20 mm' and 'Coupling 25 mm'. The same product twice stays as it is.
 */
export function withTellingNames(
  products: readonly ForeignProduct[],
  notes: Notes,
): ForeignProduct[] {
  const alike = new Map<string, ForeignProduct[]>();
  for (const product of products) {
    const group = alike.get(product.name);
    if (group) group.push(product);
    else alike.set(product.name, [product]);
  }
  return products.map((product) => {
    const group = alike.get(product.name) ?? [];
    const differing = group.length > 1 ? differingFigures(product, group) : [];
    const words = differing.map(({ value, unit }) => [value, unit].filter(Boolean).join(' '));
    if (words.length === 0) return product;
    note(notes, WHAT);
    return Object.assign({}, product, { name: `${product.name} ${words.join(', ')}` });
  });
}

const differingFigures = (
  product: ForeignProduct,
  group: readonly ForeignProduct[],
): ForeignProduct['figures'] =>
  product.figures.filter((figure) =>
    group.some(({ figures }) => !figures.some((other) => isEqual(figure, other))),
  );
