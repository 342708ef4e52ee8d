import { choosePlurals } from '../../src/cart/plural';
import type { Context } from '../context';

/**
 * The link that sends the list if the widgets fail to load: the same message, but without handling of very long lists
 * and of products with the same name. A number that the page sets without a country code is ignored, because it would
 * reach nobody.
 */
export function plainLink({ data, cart, options }: Context): string {
  const { chat, inquiry } = data as Context['data'] & Required<Pick<Context['data'], 'chat'>>;
  const line = (quantity: number) =>
    (import.meta.env.PLURALS ?? true) ? choosePlurals(inquiry.line, { quantity }) : inquiry.line;
  const lines = cart.getSnapshot().items.map(({ name, quantity }) =>
    line(quantity)
      .replace('{quantity}', `${quantity}`)
      .replace('{name}', () => name),
  );
  const text = [
    chat.greeting,
    '',
    inquiry.opening,
    ...lines,
    '',
    inquiry.closing,
    options.source,
  ].join('\n');
  return `${chat.service}${(/^\+?[1-9]/.test(options.number ?? '') ? options : chat).number?.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
