import type { CartItem } from '../../src/cart/items';
import type { LoaderData } from '../data';

/**
 * The link that hands the list over, for when the widgets cannot be loaded: the same message, without the care
 * for very long lists and for products of the same name.
 */
export function plainLink(
  { chat, inquiry: { opening, line, closing } }: LoaderData,
  items: readonly CartItem[],
  source = '',
): string {
  const lines = items.map(({ name, quantity }) =>
    line.replace('{quantity}', `${quantity}`).replace('{name}', () => name),
  );
  const text = [chat.greeting, '', opening, ...lines, '', closing, source].join('\n');
  return `${chat.service}${chat.number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
