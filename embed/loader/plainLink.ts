import { choosePlurals } from '../../src/cart/plural';
import type { Context } from '../context';

/**
 * The link that hands the list over, for when the widgets cannot be loaded: the same message, without the care
 * for very long lists and for products of the same name. A number that the page sets without its country code is not
 * called: it would lead to nobody.
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
