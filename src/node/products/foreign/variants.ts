import type { Question } from '../../../document/table/question';
import { uniqueFigures } from './figures';
import type { ForeignFigure, ForeignProduct, ForeignSize, ForeignVariant } from './product';

/** Asks whether the variants of products are one product or several; nothing if there are none. */
export function variantQuestion(products: readonly ForeignProduct[]): Question | undefined {
  const varied = products.filter(({ variants }) => variants.length > 1);
  const [first] = varied;
  if (!first) return undefined;
  const all = products.reduce((sum, { variants }) => sum + Math.max(1, variants.length), 0);
  const sizes = first.variants.slice(0, 3).map(valuesOf).join(', ');
  return {
    key: 'variants',
    text: `${varied.length === 1 ? 'One product comes' : `${varied.length} products come`} in several sizes or kinds, such as ${first.name}: ${sizes}. How are they shown?`,
    choices: [
      {
        value: 'one',
        label: `One product, its sizes and their codes in its table (${products.length} products)`,
      },
      { value: 'several', label: `A product for each size (${all} products)` },
    ],
  };
}

/** Products as they are shown: with their variants as figures, or a product for each. */
export function folded(
  products: readonly ForeignProduct[],
  how: string | undefined,
): ForeignProduct[] {
  return products.flatMap((product) => {
    if (product.variants.length < 2) return [product];
    return how === 'several'
      ? product.variants.map((one) => variantOf(product, one))
      : [inOne(product)];
  });
}

/** How many sizes the schema lets a product have. */
const MAX_SIZES = 200;

function inOne(product: ForeignProduct): ForeignProduct {
  const { variants, figures } = product;
  if (haveOwnCodes(variants) && variants.length <= MAX_SIZES) {
    return { ...product, variants: [], sizes: variants.map(sizeOf) };
  }
  // A code that all of them share says nothing of any.
  const hasCodes =
    new Set(variants.map(({ code }) => code)).size > 1 &&
    variants.every(({ code, options }) => code !== '' && options.length > 0);
  const table = hasCodes
    ? variants.map((one): ForeignFigure => ({ name: inWords(one), value: one.code }))
    : variants.flatMap(({ options, figures: own = [] }) => options.concat(own));
  return { ...product, variants: [], figures: [...figures, ...uniqueFigures(table)] };
}

function haveOwnCodes(variants: readonly ForeignVariant[]): boolean {
  const codes = new Set(variants.map(({ code }) => code.toLowerCase()));
  return (
    codes.size === variants.length &&
    variants.every(({ code, options }) => code !== '' && options.length > 0)
  );
}

const sizeOf = (variant: ForeignVariant): ForeignSize => ({
  name: valuesOf(variant),
  code: variant.code,
  figures: variant.options.length > 1 ? variant.options : [],
});

function variantOf(product: ForeignProduct, variant: ForeignVariant): ForeignProduct {
  const values = valuesOf(variant);
  const { picture, options, sheet, cell, unit, figures: own = [] } = variant;
  return {
    ...product,
    sheet,
    cell,
    code: variant.code || `${product.code}-${values}`,
    name: values === '' ? product.name : `${product.name} ${values}`,
    ...(unit && { unit }),
    // The unit of a product has a place of its own.
    figures: [...product.figures, ...(unit === undefined ? options : []), ...own],
    pictures: picture === undefined ? product.pictures : [{ file: picture, alt: '' }],
    variants: [],
  };
}

const valuesOf = ({ options }: ForeignVariant): string =>
  options.map(({ value }) => value).join(', ');

const inWords = ({ options }: ForeignVariant): string =>
  options.map(({ name, value }) => `${name} ${value}`.trim()).join(', ');
