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
  const lines = items.map((item) =>
    texts.line
      .replaceAll('{name}', () => item.name)
      .replaceAll('{id}', () => item.id.toUpperCase())
      .replaceAll('{quantity}', () => String(item.quantity)),
  );
  return [greeting, '', texts.opening, ...lines, '', texts.closing].join('\n');
}
