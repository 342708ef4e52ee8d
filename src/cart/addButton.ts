import type { CartItem } from './items';

/**
 * Reads an add button, on the site or on a partner's page: an element with the id in `data-inquiry-add`. Optional are
 * `-name` (default: the id), `-image`, `-category` and `-quantity` (default: 1).
 */
export function readAddButton({ dataset }: HTMLElement): CartItem {
  // As all ids of a catalogue, while price lists print codes in capitals.
  const id = `${dataset['inquiryAdd']}`.toLowerCase();
  const { inquiryName: name = id, inquiryQuantity } = dataset;
  const { inquiryImage: image, inquiryCategory: category } = dataset;
  return { id, name, image, category, quantity: Number(inquiryQuantity) || 1 };
}
