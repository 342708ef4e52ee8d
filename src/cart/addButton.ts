import type { CartItem } from './items';

/** The product and quantity of an add button. */
export interface Added {
  item: CartItem;
  /** The wording of the notice: 'cart' [N9], 'quantity' [D7], or by default that of a listing [N10]. */
  wording: string | undefined;
}

/**
 * Reads an add button, on the site or on a partner's page: an element with the id in `data-inquiry-add`. Optional are
 * `-name` (default: the id), `-image`, `-category`, `-quantity` (default: 1) and `-wording`.
 */
export function readAddButton({ dataset }: HTMLElement): Added {
  const { inquiryAdd: id = '', inquiryName: name = id } = dataset;
  const { inquiryImage: image, inquiryCategory: category, inquiryWording: wording } = dataset;
  return {
    item: {
      id,
      name,
      ...(image && { image }),
      ...(category && { category }),
      quantity: Number(dataset['inquiryQuantity']) || 1,
    },
    wording,
  };
}
