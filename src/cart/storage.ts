import { addItems, type CartItem } from './items';

/** The part of the Web Storage API that the cart needs, so that tests can pass their own. */
export type CartStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The key of the stored cart [I6]. */
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

/**
 * The good lines of a stored text, those of one id added up; bad ones are dropped [I8].
 * @throws {SyntaxError} Where it is no JSON.
 */
export function parseItems(text: string): readonly CartItem[] {
  const value: unknown = JSON.parse(text);
  return Array.isArray(value)
    ? addItems(
        [],
        value.flatMap((line) => toItem(line) ?? []),
      )
    : [];
}

/** The text that is stored. Line by line: Prototype.js, on partners' pages, gives arrays a `toJSON` that quotes them. */
export function stringifyItems(items: readonly CartItem[]): string {
  return `[${items.map((item) => JSON.stringify(item)).join()}]`;
}

/**
 * Reads the cart when a page is opened. What cannot be parsed is reported to the console and deleted [I7]; storage
 * that refuses gives an empty cart.
 */
export function readCart(storage: CartStorage | undefined, key: string): readonly CartItem[] {
  try {
    return parseItems(storage?.getItem(key) ?? '[]');
  } catch (error) {
    try {
      if (error instanceof SyntaxError) {
        console.error('Failed to parse cart from localStorage', error);
        storage?.removeItem(key);
      }
    } catch {
      // A storage that reads but does not delete keeps its bad entry.
    }
    return [];
  }
}

/** Writes the cart. False where storage is denied, full, or keeps nothing: the cart then lives in memory. */
export function writeCart(
  storage: CartStorage | undefined,
  key: string,
  items: readonly CartItem[],
): boolean {
  try {
    const text = stringifyItems(items);
    storage?.setItem(key, text);
    return storage?.getItem(key) === text;
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
