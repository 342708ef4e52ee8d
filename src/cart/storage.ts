import { addItems, type CartItem } from './items';

/** The part of the Web Storage API that the cart needs, so that tests can pass their own. */
export type CartStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The storage key of the cart [I6]. */
export function storageKey(siteId: string): string {
  return `${siteId}-cart`;
}

/** The storage key of the number of the office that the visitor has chosen [W7]. */
export function officeKey(cartKey: string): string {
  return `${cartKey}-office`;
}

const isText = (value: unknown) => typeof value === 'string';

/** Validates a stored line, except for the range of its quantity; nothing if it is malformed. */
function toItem(value: unknown): CartItem | [] {
  // `Object()` makes the destructuring safe for null and primitives.
  const { id, name, image, category, quantity } = Object(value) as Partial<
    Record<keyof CartItem, unknown>
  >;
  if (!isText(id) || !id || !isText(name) || typeof quantity !== 'number') return [];
  return {
    id,
    name,
    image: isText(image) ? image : undefined,
    category: isText(category) ? category : undefined,
    quantity,
  };
}

/**
 * Parses stored lines, merging those with the same id; malformed ones are dropped [I8].
 * @throws {SyntaxError} If the text is not JSON.
 * @throws {TypeError} If it is not a list.
 */
export function parseItems(text: string): readonly CartItem[] {
  const lines = JSON.parse(text) as unknown[];
  return addItems([], lines.flatMap(toItem));
}

/** Serializes the cart. Line by line, because Prototype.js on partners' pages gives arrays a `toJSON` that quotes. */
export function stringifyItems(items: readonly CartItem[]): string {
  return `[${items.map((item) => JSON.stringify(item)).join()}]`;
}

/**
 * Reads the cart on page load. An entry that is not JSON is logged and deleted [I7]; if storage is unavailable, the
 * cart is empty.
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
      // The entry cannot be deleted, because the storage is read-only.
    }
    return [];
  }
}

/** Writes the cart. False if storage is denied, full, or discards writes: the cart then lives in memory. */
export function writeCart(
  storage: CartStorage | undefined,
  key: string,
  items: readonly CartItem[],
): boolean {
  try {
    const text = stringifyItems(items);
    // Without storage this throws, which counts as denied.
    (storage as CartStorage).setItem(key, text);
    return (storage as CartStorage).getItem(key) === text;
  } catch {
    return false;
  }
}

/** The local storage, or undefined if the browser denies even access to the property. */
export function localStorageOrNone(): CartStorage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** The storage of this tab, or undefined if the browser denies even access to the property. */
export function sessionStorageOrNone(): CartStorage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
