import { localStorageOrNone, officeKey } from '../../src/cart/storage';
import type { EmbedSite } from '../data';

/** The recipient that an element or the script asks for. */
export interface Recipient {
  number?: string | undefined;
  /** The id of an office; only counts without a number. */
  branch?: string | undefined;
}

/** The site with the chat number that is asked for, if any: one of the page's own, or that of an office. */
export function withNumber(site: EmbedSite, { number, branch = '' }: Recipient): EmbedSite {
  const { chat, numbers } = site;
  const wanted = number ?? numbers?.[branch];
  return wanted && chat ? { ...site, chat: { ...chat, number: wanted } } : site;
}

/**
 * The recipient that the visitor has chosen on the site [W7], which only pages of its origin can read. An office that
 * no longer exists is not chosen.
 * @param cartKey The storage key of the list.
 */
export function keptRecipient({ numbers }: EmbedSite, cartKey: string): Recipient {
  if (!numbers) return {};
  try {
    const kept = localStorageOrNone()?.getItem(officeKey(cartKey));
    return { number: Object.values(numbers).find((number) => number === kept) };
  } catch {
    // Do without the choice if the page or the browser denies storage.
    return {};
  }
}
