import type { CartProduct } from '../../src/cart/items';

/** What somebody has clicked to add. */
export interface Wish {
  button: HTMLElement;
  product: CartProduct;
  quantity: number;
}

/**
 * Finds the thing with `data-inquiry-add` that a click was on: one of the page's own, or a button of ours in
 * its shadow. Undefined for all other clicks, and for those that ask for a new tab.
 */
export function wishOf(event: MouseEvent): Wish | undefined {
  const button = event
    .composedPath()
    .find((part): part is HTMLElement => !!(part as HTMLElement).dataset?.['inquiryAdd']);
  if (!button || event.ctrlKey || event.metaKey) return undefined;
  const { inquiryAdd: id = '', inquiryName, inquiryImage, inquiryCategory } = button.dataset;
  return {
    button,
    product: {
      id,
      name: inquiryName ?? id,
      ...(inquiryImage && { image: new URL(inquiryImage, document.baseURI).href }),
      ...(inquiryCategory && { category: inquiryCategory }),
    },
    quantity: Number(button.dataset.inquiryQuantity ?? 1),
  };
}
