import { aboutKey, aboutLines, storedAbout } from '../../cart/about';
import type { CartItem } from '../../cart/items';
import { cartMessage } from '../../cart/message';
import { createNote, noteKey, tidyNote } from '../../cart/note';
import { referenceKey, referenceOf } from '../../cart/reference';
import { shareLink } from '../../cart/shareLink';
import { localStorageOrNone, sessionStorageOrNone, storageKey } from '../../cart/storage';
import { twinsIn } from '../../cart/twins';
import type { SiteData, StoreData } from '../../generated/types';
import { carryInto } from './carryInto';

/** The text that was inserted last since the page was loaded: if the list changes, the new text replaces it. */
let last = '';

/** Inserts the list into a message. */
export interface CarriedList {
  prepare: (message: string) => string;
}

/**
 * Creates a function that inserts the list and its note into a message. Units are looked up
 * if the message names them.
 * @param onlyNote Whether the form has the products in a field of their own.
 */
export async function carriedList(
  items: readonly CartItem[],
  onlyNote: boolean,
  { site, inquiry: texts, store }: SiteData & Required<Pick<SiteData, 'store'>>,
): Promise<CarriedList> {
  const key = storageKey(site.id);
  const storage = localStorageOrNone();
  const note = tidyNote(createNote(storage, noteKey(key)).getSnapshot());
  if (onlyNote) return inserting(note);
  const known = texts.unit === undefined ? items : await withUnits(items, store);
  const named = known.map((item) =>
    Object.assign({}, item, { name: item.name.replaceAll('\u00AD', '') }),
  );
  const coded = new Set(twinsIn(named));
  const text = cartMessage({
    items: named,
    greeting: '',
    texts,
    note,
    coded,
    about: aboutLines(storedAbout(aboutKey(key), storage, sessionStorageOrNone()), texts.about),
    ...(texts.reference && { reference: referenceOf(storage, referenceKey(key)) }),
    ...(texts.link && {
      link: shareLink(new URL(store.addresses.list, location.href).href, named),
    }),
  });
  return inserting(text);
}

const inserting = (text: string): CarriedList => ({
  prepare(message) {
    const before = last;
    last = text;
    return carryInto(message, before, text);
  },
});

async function withUnits(items: readonly CartItem[], { catalogue }: StoreData) {
  const { lookUp } = await import('../../catalogue/lookUp');
  const known = await lookUp(
    catalogue,
    items.map(({ id }) => id),
  );
  return items.map((item) => ({ ...item, unit: known.get(item.id)?.unit }));
}
