import type { CartItem } from './items';

/**
 * Reads what an add button adds, on the site or on a partner's page: `name` (default: the id), `image`, `category` and
 * `quantity` (default: 1).
 * @param read Gives the value of an attribute.
 * @param idName The attribute with the id.
 */
export function readAddButton(read: (name: string) => string | null, idName = 'add'): CartItem {
  // In lower case, as all ids of a catalogue are; price lists print codes in capitals.
  const id = (read(idName) ?? '').toLowerCase();
  return {
    id,
    name: read('name') ?? id,
    image: read('image') ?? undefined,
    category: read('category') ?? undefined,
    quantity: Number(read('quantity')) || 1,
  };
}
