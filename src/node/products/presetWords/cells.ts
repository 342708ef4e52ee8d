import type { ForeignFigure, ForeignProduct } from '../foreign/product';
import type { ForeignRow } from '../foreign/rows';

/** The entries of a cell that has several, with a sign between them. */
export const listed = (text: string, between: string | RegExp): string[] =>
  text
    .split(between)
    .map((one) => one.trim())
    .filter(Boolean);

/** The text under the first of some headings that has one; '' if none has. */
export const underOne = (row: ForeignRow, ...headings: string[]): string =>
  headings.map((heading) => row.get(heading)).find((text) => text !== '') ?? '';

/** Figures under headings, each with its name for people and its unit, without those that are empty or 0. */
export const figuresUnder = (
  row: ForeignRow,
  headings: readonly (readonly [heading: string, name: string, unit?: string])[],
): ForeignFigure[] =>
  headings.flatMap(([heading, name, unit]): ForeignFigure[] => {
    const value = row.get(heading);
    const isEmpty = value === '' || Number(value.replace(',', '.')) === 0;
    return isEmpty ? [] : [{ name, value, ...(unit && { unit }) }];
  });

/** A number of the trade: visitors find the product by it, and see it. */
export const gtinOf = (value: string): { codes: string[]; figures: ForeignFigure[] } =>
  value === ''
    ? { codes: [], figures: [] }
    : { codes: [value], figures: [{ name: 'GTIN', value }] };

/** What a product says only if it says something. */
export function withIdentity(about: {
  brand?: string;
  otherCodes?: readonly string[];
  related?: readonly string[];
}): Pick<ForeignProduct, 'brand' | 'otherCodes' | 'related'> {
  const { brand = '', otherCodes = [], related = [] } = about;
  const codes = [...new Set(otherCodes.filter(Boolean))];
  return {
    ...(brand !== '' && { brand }),
    ...(codes.length > 0 && { otherCodes: codes }),
    ...(related.length > 0 && { related: [...new Set(related)] }),
  };
}

/** A product of which one variant is all there is has that one's code and figures. */
export function withOneCode(product: ForeignProduct): ForeignProduct {
  const [only, ...others] = product.variants;
  if (!only || others.length > 0) return product;
  return {
    ...product,
    code: only.code || product.code,
    figures: [...product.figures, ...only.options],
    variants: [],
  };
}
