import { addItems, type CartItem } from './items';

/** The part of the Web Storage API that the list needs, so that tests can pass their own. */
export type CartStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The key of the stored list (spec R29). */
export function storageKey(siteId: string): string {
  return `${siteId}-cart`;
}

/** A stored line, checked field by field except for the size of its quantity; undefined for anything else. */
function toItem(value: unknown): CartItem | undefined {
  // What is no object has none of these.
  const { id, name, image, category, quantity } = Object(value) as Partial<
    Record<keyof CartItem, unknown>
  >;
  if (typeof id !== 'string' || !id || typeof name !== 'string' || typeof quantity !== 'number')
    return undefined;
  return {
    id,
    name,
    ...(typeof image === 'string' && { image }),
    ...(typeof category === 'string' && { category }),
    quantity,
  };
}

/** The good lines of any parsed value, those of one id added up: bad ones are dropped, nothing throws (spec R29). */
export function toItems(value: unknown): readonly CartItem[] {
  return Array.isArray(value)
    ? addItems(
        [],
        value.flatMap((line) => toItem(line) ?? []),
      )
    : [];
}

/**
 * Reads the list. What cannot be parsed is reported to the console in the words of the specification
 * and deleted; storage that refuses gives an empty list.
 */
export function readCart(storage: CartStorage | undefined, key: string): readonly CartItem[] {
  let text = '[]';
  try {
    text = storage?.getItem(key) ?? text;
  } catch {
    // The list starts empty.
  }
  try {
    return toItems(JSON.parse(text));
  } catch (error) {
    console.error('Failed to parse cart from localStorage', error);
    try {
      storage?.removeItem(key);
    } catch {
      // a storage that reads but does not delete keeps its bad entry; the list starts empty all the same
    }
    return [];
  }
}

/** Writes the list. False where storage is denied, full, or keeps nothing: the list then lives in memory. */
export function writeCart(
  storage: CartStorage | undefined,
  key: string,
  items: readonly CartItem[],
): boolean {
  try {
    if (!storage) return false;
    const text = JSON.stringify(items);
    storage.setItem(key, text);
    return storage.getItem(key) === text;
  } catch {
    return false;
  }
}

/** The browser's local storage, or undefined where the browser denies even looking at it. */
export function localStorageOrNone(): CartStorage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
