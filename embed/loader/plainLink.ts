import { encodeForMail } from '../../src/cart/encoderFor';
import { plainMessage } from '../../src/cart/message';
import type { Context } from '../context';

/**
 * The link that sends the list if the widgets fail to load: the same message, in one piece however long it is,
 * and without the codes of products of the same name.
 */
export function plainLink({ data, api, options: { number = '', source } }: Context): string {
  const { ask, greeting, inquiry } = data;
  const text = plainMessage({ items: api.items(), greeting, texts: inquiry, source });
  if (ask.startsWith('mailto:')) return ask + encodeForMail(text);
  // Ignore a number without country code, because it would lead to nobody or to a stranger.
  const start = /^\+?[1-9]/.test(number)
    ? ask.replace(/\d+\?/, `${number.replace(/\D/g, '')}?`)
    : ask;
  return start + encodeURIComponent(text);
}
