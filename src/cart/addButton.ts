import type { CartItem } from './items';

/** What a press on an add button asks for. */
export interface Added {
  item: CartItem;
  /** Which notice to show: 'cart' [N9], 'quantity' [D7], or else that of a listing [N10]. */
  wording: string | undefined;
}

/**
 * Reads an add button, on the site or on a partner's page: an element with `data-inquiry-add`, the id. It may say
 * `-name` (else the id), `-image`, `-category`, `-quantity` (else 1) and `-wording`.
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
