import type { CartItem } from '../../cart/items';
import { inquiryText } from '../../cart/message';
import { createNote, noteKey } from '../../cart/note';
import { localStorageOrNone, storageKey } from '../../cart/storage';
import type { SiteData } from '../../generated/types';
import { carryInto } from './carryInto';

/** What was carried over last, until the page is reloaded: a changed list replaces it. */
let last = '';

/** Makes a function that brings the list, and what was noted about it, into a message. */
export function carriedList(
  items: readonly CartItem[],
  { site, inquiry: texts }: SiteData,
): (message: string) => string {
  const note = createNote(localStorageOrNone(), noteKey(storageKey(site.id))).text.peek();
  const text = inquiryText({ items, greeting: '', texts, note });
  return (message) => {
    const before = last;
    last = text;
    return carryInto(message, before, text);
  };
}
