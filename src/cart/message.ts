import type { Inquiry } from '../generated/types';
import type { CartItem } from './items';

/**
 * The message that hands the list to the sales team: greeting, opening, a line for each product, closing
 * (spec 7 "Chat hand-off", R27). Plain text; who sends it encodes it.
 */
export function inquiryMessage(
  items: readonly CartItem[],
  greeting: string,
  texts: Inquiry,
): string {
  const lines = items.map(({ id, name, quantity }) => {
    const values: Record<string, string> = {
      id: id.toUpperCase(),
      name,
      quantity: String(quantity),
    };
    // In one go, so that nothing in a name is taken for a place.
    return texts.line.replace(
      /\{(id|name|quantity)\}/g,
      (place, key: string) => values[key] ?? place,
    );
  });
  return [greeting, '', texts.opening, ...lines, '', texts.closing].join('\n');
}
