import { encodeText } from './chatLink';
import type { CartItem } from './items';

/** No longer name is read from a link (parseShare.ts). */
export const LONGEST_NAME = 200;

/**
 * Servers refuse addresses of more than about 8,000 characters (414, 431), some proxies of fewer. What stands behind
 * the number sign is never sent to one.
 */
const LONGEST_QUERY = 4000;

/**
 * The link that offers a list to somebody else: `…/cart?items=p-1:2,p-9:3:Wall%20bracket`, of a long list
 * `…/cart#items=…`.
 * `page` is the full address of the page with the list. Products that the site does not know itself
 * (`foreign`: their ids) carry their name.
 */
export function shareLink(
  page: string,
  items: readonly CartItem[],
  foreign: ReadonlySet<string> = new Set(),
): string {
  const parts = items.map(({ id, quantity, name }) => {
    const own = foreign.has(id) ? `:${encodePart(name.slice(0, LONGEST_NAME))}` : '';
    return `${encodePart(id)}:${quantity}${own}`;
  });
  const list = parts.join();
  return `${page}${list.length > LONGEST_QUERY ? '#' : '?'}items=${list}`;
}

const encodePart = (text: string) => encodeText(text).replaceAll("'", '%27');
