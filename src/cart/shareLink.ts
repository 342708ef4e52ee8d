import { encodeText } from './chatLink';
import type { CartItem } from './items';

/** The maximum length of a name in a link; parseShare.ts rejects longer ones. */
export const LONGEST_NAME = 200;

/**
 * Servers reject URLs of more than about 8,000 characters (414, 431), some proxies shorter ones. The fragment is never
 * sent to a server.
 */
const LONGEST_QUERY = 4000;

/**
 * The link that shares a cart: `…/cart?items=p-1:2,p-9:3:Wall%20bracket`, or `…/cart#items=…` for a long one.
 * `page` is the absolute URL of the cart page. Products that the site does not know itself (`foreign`: their ids) carry
 * their name.
 */
export function shareLink(
  page: string,
  items: readonly CartItem[],
  foreign: ReadonlySet<string> = new Set(),
): string {
  const entries = items.map(({ id, quantity, name }) => {
    const own = foreign.has(id) ? `:${encodePart(name.slice(0, LONGEST_NAME))}` : '';
    return `${encodePart(id)}:${quantity}${own}`;
  });
  const list = entries.join();
  return `${page}${list.length > LONGEST_QUERY ? '#' : '?'}items=${list}`;
}

const encodePart = (text: string) => encodeText(text).replaceAll("'", '%27');
