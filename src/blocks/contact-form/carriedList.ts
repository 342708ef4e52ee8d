import type { CartItem } from '../../cart/items';
import { cartMessage } from '../../cart/message';
import { createNote, noteKey } from '../../cart/note';
import { localStorageOrNone, storageKey } from '../../cart/storage';
import type { SiteData } from '../../generated/types';
import { carryInto } from './carryInto';

/** The text inserted last, until reload: a changed list replaces it. */
let last = '';

/** Creates a function that inserts the list and its note into a message. */
export function carriedList(
  items: readonly CartItem[],
  { site, inquiry: texts }: SiteData,
): (message: string) => string {
  const note = createNote(localStorageOrNone(), noteKey(storageKey(site.id))).getSnapshot();
  const text = cartMessage({ items, greeting: '', texts, note });
  return (message) => {
    const before = last;
    last = text;
    return carryInto(message, before, text);
  };
}
