import type { CartItem } from './items';

/** No longer name is read from a link (parseShare.ts). */
export const LONGEST_NAME = 200;

/**
 * The link that offers a list to somebody else: `…/cart?items=p-1:2,p-9:3:Wall%20bracket`.
 * `page` is the full address of the page with the list. Products that the site does not know itself
 * (`foreign`: their ids) carry their name.
 */
export function shareLink(
  page: string,
  items: readonly CartItem[],
  foreign: ReadonlySet<string> = new Set(),
): string {
  const parts = items.map(({ id, quantity, name }) =>
    [id, String(quantity), ...(foreign.has(id) ? [name.slice(0, LONGEST_NAME)] : [])]
      .map(encodePart)
      .join(':'),
  );
  return `${page}?items=${parts.join(',')}`;
}

/** Like `encodeURIComponent`, which throws at half a surrogate pair. */
const encodePart = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replaceAll("'", '%27');
