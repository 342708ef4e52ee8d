import { encodeForMail } from '../../src/cart/encoderFor';
import { cartMessage } from '../../src/cart/message';
import type { Inquiry } from '../../src/generated/types';
import type { Context } from '../context';

/** Like `plainLink`, but by e-mail: for a company without a chat. */
export function mailLink({ data, cart, options: { source } }: Context): string {
  const { items } = cart.getSnapshot();
  const text = cartMessage({ items, greeting: '', texts: data.inquiry as Inquiry });
  return data.ask + encodeForMail(source ? `${text}\n\n${source}` : text);
}
