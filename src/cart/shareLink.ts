import { encodeText } from './chatLink';
import type { CartItem } from './items';

/** The maximum length of a name in a link, in characters; parseShare.ts rejects longer ones. */
export const MAX_NAME_LENGTH = 200;

/**
 * In characters. Servers reject URLs of more than about 8,000 characters (414, 431), and some proxies shorter ones. A
 * longer list goes into the fragment, which is never sent to a server.
 */
const MAX_QUERY_LENGTH = 4000;

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
    const own = foreign.has(id) ? `:${encodePart(name.slice(0, MAX_NAME_LENGTH))}` : '';
    return `${encodePart(id)}:${quantity}${own}`;
  });
  const list = entries.join();
  return `${page}${list.length > MAX_QUERY_LENGTH ? '#' : '?'}items=${encodeEnd(list)}`;
}

const encodePart = (text: string) => encodeText(text).replaceAll("'", '%27');

/** Programs that make links of texts leave out a sign at the end: the full stop of 'Bracket, galv.', a bracket. */
const encodeEnd = (link: string) =>
  link.replace(/[^\p{L}\p{N}]$/u, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
