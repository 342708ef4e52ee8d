import type { CartItem } from './items';

/**
 * Reads an add button, on the site or on a partner's page: an element with the id in `data-inquiry-add`. Optional are
 * `-name` (default: the id), `-image`, `-category` and `-quantity` (default: 1).
 */
export function readAddButton({ dataset }: HTMLElement): CartItem {
  const { inquiryAdd: id = '', inquiryName: name = id, inquiryQuantity } = dataset;
  const { inquiryImage: image, inquiryCategory: category } = dataset;
  return { id, name, image, category, quantity: Number(inquiryQuantity) || 1 };
}
