// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import type { CartItem } from './items';

/** A product as it is written in a form, with its quantity. */
export interface ProductLine {
  product: string;
  quantity: number;
}

/** The lines of a list in a form, as the sales desk reads them: '2 × Wall Fan [WF-1]'. */
export const linesOfList = (items: readonly CartItem[]): string =>
  linesOf(
    items.map(({ id, name, quantity }) => ({
      product: `${name.replaceAll('\u00AD', '').trim()} [${id.toUpperCase()}]`,
      quantity,
    })),
  );

/** Lines of text for products; those without a name are left out. */
export const linesOf = (lines: readonly ProductLine[]): string =>
  lines
    .filter(({ product }) => product.trim())
    .map(({ product, quantity }) => `${quantity} × ${product.trim()}`)
    .join('\n');
