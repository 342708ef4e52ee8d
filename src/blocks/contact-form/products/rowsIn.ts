import type { ProductLine } from '../../../cart/productLines';

/** '2 × Fan', '2x Fan', '2 * Fan'; a number that begins a name is none. */
const QUANTITY = /^\s*(\d{1,9})\s*[x×*]\s+/i;

/** The products in lines of text, each with its quantity, which is 1 where none is written. */
export function rowsIn(text: string): ProductLine[] {
  return text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const [start = '', digits] = QUANTITY.exec(line) ?? [];
      return { product: line.slice(start.length).trim(), quantity: Number(digits) || 1 };
    });
}
